import fs from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeSurroundings } from "../../resume/parts";
import { ResumeDocument } from "../../resume/ResumeDocument";
import type { Resume } from "../../resume/record";
import { direction, language } from "../../words/locale.words";
import { siteWords } from "../../words/siteWords";
import { escapeHtml } from "../escapeHtml";
import { projectRoot } from "../paths";

/** On paper nobody gathers addresses, and a link leads to the site. */
const ON_PAPER: ResumeSurroundings = {
  topLevel: 1,
  Mail: ({ address }) => <a href={`mailto:${address}`}>{address}</a>,
  Phone: ({ number }) => <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{number}</a>,
  ProjectLink: ({ project, children }) => <a href={project.url}>{children}</a>,
};

const WEIGHTS = [400, 600];
/** The alphabets of which the font has letters, in Fontsource's names, and the characters of each. */
const ALPHABETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
};

/** A file for each weight: of a variable font Chromium would put drawings into the PDF, and not a font. */
const fontFaces = (): string =>
  Object.entries(ALPHABETS)
    .flatMap(([alphabet, range]) =>
      WEIGHTS.map((weight) => {
        const file = `node_modules/@fontsource/geist/files/geist-${alphabet}-${weight}-normal.woff2`;
        const data = fs.readFileSync(path.join(projectRoot(), file)).toString("base64");
        return `@font-face{font-family:"Geist Print";font-weight:${weight};src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
      }),
    )
    .join("");

const printStyles = (): string =>
  fs.readFileSync(path.join(projectRoot(), "src/resume/print.css"), "utf8");

/** The résumé as a page that has nothing around it. */
export const printedHtml = (resume: Resume): string => {
  const title = `${resume.basics.name} – ${siteWords.titles.resume}`;
  const body = renderToStaticMarkup(<ResumeDocument resume={resume} surroundings={ON_PAPER} />);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fontFaces()}${printStyles()}</style></head><body>${body}</body></html>`;
};
