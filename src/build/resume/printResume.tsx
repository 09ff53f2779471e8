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

/** The number of pages in a PDF. */
export const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Prints the résumé with a browser, as a PDF. */
export const printResume = async (resume: Resume, executablePath: string): Promise<Buffer> => {
  // Chromium's sandbox does not start for root, the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.setContent(printedHtml(resume), { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ format: "A4", tagged: true, outline: true });
  } finally {
    await browser.close();
  }
};
