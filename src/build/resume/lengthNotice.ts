import { findBrowser } from "../browser/findBrowser";
import type { Content } from "../collections";
import { quote } from "../diagnostics/quote";
import { type PrintedResume, printResume } from "./printResume";
import { resumeOfContent } from "./resumeData";

/** So many of the longest entries are named. */
const NAMED = 3;

const asPart = (partOfPage: number): string => `${Math.round(partOfPage * 100)} %`;

/** What to say of a résumé that is longer than the owner wants it; undefined where it fits. */
export const lengthNotice = (
  { pages, stretches }: Pick<PrintedResume, "pages" | "stretches">,
  wanted: number | undefined,
): string | undefined => {
  if (wanted === undefined || pages <= wanted) return undefined;
  const longest = stretches
    .slice(0, NAMED)
    .map(({ heading, partOfPage }) => `${quote(heading)} (${asPart(partOfPage)} of a page)`);
  return `The résumé has ${pages} pages, where site.json → resume → pages wants ${wanted}. The longest in it: ${longest.join(", ")}.`;
};

/** The same for content that is about to be built, as far as there is a browser to print it with. */
export const noticeOfLength = async (content: Content): Promise<string | undefined> => {
  const wanted = content.site.resume.pages;
  const browser = findBrowser();
  if (wanted === undefined || content.career === undefined || browser === undefined)
    return undefined;
  return lengthNotice(await printResume(resumeOfContent(content), browser), wanted);
};
