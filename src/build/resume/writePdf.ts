import fs from "node:fs/promises";
import path from "node:path";
import type { Resume } from "../../resume/record";
import { findBrowser } from "../browser/findBrowser";
import type { Content } from "../collections";
import { quote } from "../diagnostics/quote";
import { ownFile } from "../publicFiles/ownFile";
import { type PrintedResume, printResume } from "./printResume";
import { resumeOfContent } from "./resumeData";

/** Whether this machine can make a PDF: pages link to it before it is made. */
export const canPrint = (): boolean => findBrowser() !== undefined;

/** A notice about a résumé that is longer than the owner wants; undefined for one that fits. */
export const lengthNotice = (
  { pages, entries }: Pick<PrintedResume, "pages" | "entries">,
  wanted: number | undefined,
): string | undefined => {
  if (wanted === undefined || pages <= wanted) return undefined;
  const longest = entries
    .slice(0, 3)
    .map(({ heading, share }) => `${quote(heading)} (${Math.round(share * 100)} % of a page)`);
  return `The résumé has ${pages} pages, where site.json → resume → pages wants ${wanted}. The longest in it: ${longest.join(", ")}.`;
};

/** The same before a build, if there is a browser to print with. */
export const noticeOfLength = async (content: Content): Promise<string | undefined> => {
  const wanted = content.site.resume.pages;
  const browser = findBrowser();
  if (wanted === undefined || !content.career || browser === undefined) return undefined;
  return lengthNotice(await printResume(resumeOfContent(content), browser), wanted);
};

/** The number of letters to name. */
const NAMED = 12;

/** A notice about letters that are boxes in the PDF; undefined without such letters. */
export const undrawnNotice = ({ undrawn }: Pick<PrintedResume, "undrawn">): string | undefined => {
  if (undrawn.length === 0) return undefined;
  const named = undrawn.slice(0, NAMED).join(" ") + (undrawn.length > NAMED ? " …" : "");
  return `This machine has no font for ${undrawn.length} of the résumé's letters, which are boxes in its PDF: ${named} Install one that has them, such as Noto Sans for their alphabet, and build again.`;
};

interface PdfOptions {
  /** The number of pages that the owner wants. */
  readonly pages: number | undefined;
  readonly warn: (notice: string) => void;
}

/** Prints the résumé into the built site, unless the owner has a file of that name. */
export const writePdf = async (
  resume: Resume,
  file: string,
  { pages, warn }: PdfOptions,
): Promise<void> => {
  const browser = findBrowser();
  if (browser === undefined) {
    warn(
      "There is no Chrome or Chromium here, so the résumé has no PDF: its page prints instead. CHROMIUM_PATH can say where one is.",
    );
    return;
  }
  if ((await ownFile(path.basename(file))) !== undefined) return;
  const printed = await printResume(resume, browser);
  await fs.writeFile(file, printed.pdf);
  for (const notice of [lengthNotice(printed, pages), undrawnNotice(printed)]) {
    if (notice !== undefined) warn(notice);
  }
};
