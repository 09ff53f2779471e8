import { readFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { ResumeDocument } from "../../resume/ResumeDocument";
import type { Resume } from "../../resume/record";
import { direction, language } from "../../words/locale";
import { words } from "../../words/words";
import { findBrowser } from "../browser/findBrowser";
import { quote } from "../diagnostics/quote";
import { escapeHtml } from "../escape";
import { fontFiles, notoFiles } from "../font/fontFiles";
import { inlineHtml } from "../markdown/inlineHtml";
import { pathPrefix } from "../pathPrefix";
import { projectRoot } from "../paths";
import { withCareerTexts } from "./careerTexts";

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
  readFileSync(path.join(projectRoot(), "src/resume/print.css"), "utf8");

const printedHtml = (resume: Resume): string => {
  const title = `${resume.basics.name} – ${words.titles.resume}`;
  const texts = withCareerTexts(resume, (text) => inlineHtml(text, pathPrefix()));
  const body = renderToStaticMarkup(<ResumeDocument resume={texts} />);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><base href="${escapeHtml(resume.basics.url)}"><title>${escapeHtml(title)}</title><style>${fontFaces(body)}${printStyles()}</style></head><body>${body}</body></html>`;
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

/** Prints with a browser. With more pages than are `wanted` it finds the first entry that is beyond them. */
const printPdf = async (
  resume: Resume,
  executablePath: string,
  wanted = Number.POSITIVE_INFINITY,
) => {
  // Chromium's sandbox does not start for root, the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
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
  } finally {
    await browser.close();
  }
};

/** Found once, since a browser may be installed during a build: scripts, pages and files must agree. */
const browser = findBrowser();

/** Whether this machine can make a PDF: pages link to it before it is made. */
export const canPrint = browser !== undefined;

/** Prints the résumé into the built site; `wanted` is how many pages the owner wants. */
export const printResume = async (
  resume: Resume,
  file: string,
  { wanted, warn }: { wanted: number | undefined; warn: (notice: string) => void },
): Promise<void> => {
  if (browser === undefined) {
    warn(
      "There is no Chrome or Chromium here, so the résumé has no PDF: its page prints instead. CHROMIUM_PATH can say where one is.",
    );
    return;
  }
  const { pdf, pages, beyond } = await printPdf(resume, browser, wanted);
  await fs.writeFile(file, pdf);
  if (beyond !== undefined) {
    warn(
      `The résumé has ${pages} pages, where site.json → resume → pages wants ${wanted}. The first entry beyond is ${quote(beyond)}: shorten it, or what is before it.`,
    );
  }
};
