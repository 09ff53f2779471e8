import fs from "node:fs/promises";
import type { Resume } from "../../resume/record";
import { findBrowser } from "../browser/findBrowser";
import type { Content } from "../collections";
import { pagesIn, printResume } from "./printResume";
import { resumeOfContent } from "./resumeFiles";

/** Whether this machine can make a PDF: pages link to it before it is made. */
export const canPrint = (): boolean => findBrowser() !== undefined;

/** A notice about a résumé that is longer than the owner wants; undefined for one that fits. */
const lengthNotice = (pdf: Buffer, wanted: number | undefined): string | undefined => {
  const pages = pagesIn(pdf);
  if (wanted === undefined || pages <= wanted) return undefined;
  return `The résumé has ${pages} pages, where site.json → resume → pages wants ${wanted}.`;
};

/** The same before a build, if there is a browser to print with. */
export const noticeOfLength = async (content: Content): Promise<string | undefined> => {
  const wanted = content.site.resume.pages;
  const browser = findBrowser();
  if (wanted === undefined || !content.career || browser === undefined) return undefined;
  return lengthNotice(await printResume(resumeOfContent(content), browser), wanted);
};

/** Prints the résumé into the built site; `pages` is how many the owner wants. */
export const writePdf = async (
  resume: Resume,
  file: string,
  { pages, warn }: { pages: number | undefined; warn: (notice: string) => void },
): Promise<void> => {
  const browser = findBrowser();
  if (browser === undefined) {
    warn(
      "There is no Chrome or Chromium here, so the résumé has no PDF: its page prints instead. CHROMIUM_PATH can say where one is.",
    );
    return;
  }
  const pdf = await printResume(resume, browser);
  await fs.writeFile(file, pdf);
  const notice = lengthNotice(pdf, pages);
  if (notice !== undefined) warn(notice);
};
