import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser } from "../browser/findBrowser";
import { escapeHtml } from "../escape";
import { writeSiteFile } from "../files/siteFile";
import { fontFiles, notoFiles } from "../font/fontFiles";
import { projectRoot } from "../paths";
import { lengthNotice, USUAL_PAGES } from "./lengthNotice";
import type { Resume } from "./record";
import { resumeHtml } from "./resumeHtml";

/** A file for each weight: Chromium puts a variable font into the PDF as drawings. */
const FONT = "@fontsource/geist";
const WEIGHTS = ["400", "600"];

const fontFaces = (text: string): string =>
  [...fontFiles(FONT), ...notoFiles(() => text)]
    .filter(({ weight }) => WEIGHTS.includes(weight))
    .map(({ source, weight, unicodeRange }) => {
      const data = readFileSync(source).toString("base64");
      return `@font-face{font-family:"Geist Print";font-weight:${weight};src:url(data:font/woff2;base64,${data});unicode-range:${unicodeRange}}`;
    })
    .join("");

const printStyles = (): string =>
  readFileSync(path.join(projectRoot(), "src/build/resume/print.css"), "utf8");

const printedHtml = (resume: Resume): string => {
  const title = `${resume.basics.name} – ${resume.words.title}`;
  const { lang, dir } = resume.language;
  const body = resumeHtml(resume, 1);
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><base href="${escapeHtml(resume.basics.url)}"><title>${escapeHtml(title)}</title><style>${fontFaces(body)}${printStyles()}</style></head><body>${body}</body></html>`;
};

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const asPdf = (page: Page): Promise<Buffer> =>
  page.pdf({ format: "A4", tagged: true, outline: true });

/** The name of the last entry, which is taken out with all that follows it. */
const takeLastEntry = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const entry = [...document.querySelectorAll("[data-part=entry]")].at(-1);
    const rest = document.createRange();
    rest.selectNodeContents(document.body);
    if (entry) rest.setStartBefore(entry);
    const names = rest
      .extractContents()
      .querySelectorAll("h3, h4, strong, figcaption, [data-part=facts]");
    // Its section has only a heading left.
    document
      .querySelector("section:has(> [data-part=entries]):not(:has([data-part=entry]))")
      ?.remove();
    return [...names].map(({ textContent }) => textContent).join(", ");
  });

/** With more pages than are `wanted` it finds the first entry that is beyond them. */
const printPdf = async (browser: Browser, resume: Resume, wanted: number) => {
  const page = await browser.newPage();
  await page.setContent(printedHtml(resume), { waitUntil: "load" });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await asPdf(page);
  const pages = pagesIn(pdf);
  let beyond: string | undefined;
  for (let left = pages; left > wanted; left = pagesIn(await asPdf(page)))
    beyond = await takeLastEntry(page);
  return { pdf, pages, beyond };
};

/** Found once, since a browser may be installed during a build: scripts, pages and files must agree. */
const executablePath = findBrowser();

/** Whether this machine can make a PDF: pages link to it before it is made. */
export const canPrint = executablePath !== undefined;

/** Prints the résumé in each of its languages into the built site; `wanted` is how many pages the owner wants. */
export const printResumes = async (
  resumes: readonly Resume[],
  { wanted, warn }: { wanted: number | undefined; warn: (notice: string) => void },
): Promise<void> => {
  if (resumes.length === 0) return;
  if (executablePath === undefined) {
    warn(
      "There is no Chrome or Chromium here, so the résumé has no PDF: its page prints instead. CHROMIUM_PATH can say where one is.",
    );
    return;
  }
  // Chromium's sandbox does not start for root, the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const resume of resumes) {
      const { pdf, pages, beyond } = await printPdf(browser, resume, wanted ?? USUAL_PAGES);
      writeSiteFile(resume.file, pdf);
      if (beyond !== undefined) warn(lengthNotice(resume, { pages, wanted, beyond }));
    }
  } finally {
    await browser.close();
  }
};
