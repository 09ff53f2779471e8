import fs from "node:fs/promises";
import path from "node:path";
import type { Resume } from "../../resume/record";
import { findBrowser } from "../browser/findBrowser";
import { ownFile } from "../publicFiles/ownFile";
import { lengthNotice } from "./lengthNotice";
import { type PrintedResume, printResume } from "./printResume";

/** Whether this build can make a PDF: its pages are told before there is one. */
export const canPrint = (): boolean => findBrowser() !== undefined;

interface Told {
  /** How many pages the owner wants. */
  readonly pages: number | undefined;
  readonly warn: (notice: string) => void;
}

/** So many letters are shown. */
const SHOWN = 12;

/** What to say of a file in which letters are boxes; undefined where none is. */
export const undrawnNotice = ({ undrawn }: Pick<PrintedResume, "undrawn">): string | undefined => {
  if (undrawn.length === 0) return undefined;
  const shown = undrawn.slice(0, SHOWN).join(" ");
  const more = undrawn.length > SHOWN ? " …" : "";
  return `This machine has no font for ${undrawn.length} of the résumé's letters, which are boxes in its PDF: ${shown}${more} Install one that has them, such as Noto Sans for their alphabet, and build again.`;
};

/** Prints the résumé into the built site; an owner's own file of that name stays. */
export const writePdf = async (
  resume: Resume,
  file: string,
  { pages, warn }: Told,
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
