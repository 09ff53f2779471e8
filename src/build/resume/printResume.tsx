import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { ResumeDocument, type ResumeSurroundings } from "../../resume/ResumeDocument";
import type { Resume } from "../../resume/record";
import { direction, language } from "../../words/locale";
import { words } from "../../words/words";
import { escapeHtml } from "../escape";
import { fontFiles } from "../font/siteFont";
import { projectRoot } from "../paths";

/** On paper addresses need no protection, and a link leads to the site. */
const ON_PAPER: ResumeSurroundings = {
  topLevel: 1,
  Mail: ({ address }) => <a href={`mailto:${address}`}>{address}</a>,
  Phone: ({ number }) => <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{number}</a>,
  ProjectLink: ({ project, children }) => <a href={project.url}>{children}</a>,
};

/** A file for each weight: Chromium puts a variable font into the PDF as drawings. */
const FONT = "@fontsource/geist";
const WEIGHTS = ["400", "600"];

const fontFaces = (): string =>
  fontFiles(FONT)
    .filter(({ weight }) => WEIGHTS.includes(weight))
    .map(({ source, weight, unicodeRange }) => {
      const data = fs.readFileSync(source).toString("base64");
      return `@font-face{font-family:"Geist Print";font-weight:${weight};src:url(data:font/woff2;base64,${data});unicode-range:${unicodeRange}}`;
    })
    .join("");

const printStyles = (): string =>
  fs.readFileSync(path.join(projectRoot(), "src/resume/print.css"), "utf8");

const printedHtml = (resume: Resume): string => {
  const title = `${resume.basics.name} – ${words.titles.resume}`;
  const body = renderToStaticMarkup(<ResumeDocument resume={resume} surroundings={ON_PAPER} />);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fontFaces()}${printStyles()}</style></head><body>${body}</body></html>`;
};

export interface PrintedResume {
  readonly pdf: Buffer;
  /** On the paper that needs more of them. */
  readonly pages: number;
  /** Its entries, the longest first, and their shares of a page. */
  readonly entries: readonly { readonly heading: string; readonly share: number }[];
}

/** The file is made for the first. */
const PAPERS = ["A4", "Letter"] as const;

/** An A4 page between the margins of `print.css`, in CSS pixels. */
const COLUMN_PX = { width: 673, height: 1017 };

/** Chromium writes the time into the file; without it the same content gives the same bytes. */
const withoutTimes = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString("latin1").replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, "/$1 (D:20000101000000"),
    "latin1",
  );

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const measureEntries = (pageHeight: number) =>
  [...document.querySelectorAll<HTMLElement>("[data-part=entry]")]
    .map((entry) => ({
      heading: entry.querySelector("h2, h3, h4, strong, figcaption")?.textContent ?? "",
      share: entry.getBoundingClientRect().height / pageHeight,
    }))
    .sort((one, other) => other.share - one.share);

/** Prints the résumé with a browser, and measures it. */
export const printResume = async (
  resume: Resume,
  executablePath: string,
): Promise<PrintedResume> => {
  // Chromium's sandbox does not start for root, the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: COLUMN_PX });
    await page.setContent(printedHtml(resume), { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    const entries = await page.evaluate(measureEntries, COLUMN_PX.height);
    const printed: Buffer[] = [];
    for (const format of PAPERS) {
      printed.push(withoutTimes(await page.pdf({ format, tagged: true, outline: true })));
    }
    const [pdf] = printed;
    if (pdf === undefined) throw new Error("The résumé was not printed.");
    return { pdf, pages: Math.max(...printed.map(pagesIn)), entries };
  } finally {
    await browser.close();
  }
};
