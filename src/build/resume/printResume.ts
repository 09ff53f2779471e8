import { chromium } from "playwright-core";
import type { Resume } from "../../resume/record";
import { printedHtml } from "./printedHtml";

/** A part of the résumé by its heading, and how much of a page it takes. */
export interface Stretch {
  readonly heading: string;
  readonly partOfPage: number;
}

export interface PrintedResume {
  readonly pdf: Buffer;
  /** How many pages it has on the paper that needs more of them. */
  readonly pages: number;
  /** Its entries, the longest first. */
  readonly stretches: readonly Stretch[];
  /** Its letters and signs for which this machine has no font: boxes in the file. */
  readonly undrawn: readonly string[];
}

/** What a résumé may be printed on, as Chromium calls it. The file is made for the first. */
const PAPERS = ["A4", "Letter"] as const;

/** An A4 page between the margins of `print.css`, in CSS pixels. */
const COLUMN_PX = { width: 673, height: 1017 };

/** For private use: no font of a system draws it. */
const NO_LETTER = "\u{10FFFD}";

/** A root user, as in most containers, may not run Chromium's sandbox. */
const browserArguments = (): string[] => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);

/** Chromium writes the time into the file; without it the same content gives the same bytes. */
const withoutTimes = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString("latin1")
      .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_, key) => `/${key} (D:20000101000000`),
    "latin1",
  );

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const measureStretches = (column: typeof COLUMN_PX): Stretch[] =>
  [...document.querySelectorAll<HTMLElement>("[data-part=entry]")]
    .map((entry) => ({
      heading: entry.querySelector("h2, h3, h4, strong, figcaption")?.textContent ?? "",
      partOfPage: entry.getBoundingClientRect().height / column.height,
    }))
    .sort((one, other) => other.partOfPage - one.partOfPage);

/** Letters that look like one that no font has. (No function in it may have a name: tsx would mark it with a helper of its own.) */
const findUndrawn = (noLetter: string): string[] => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 48;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return [];
  context.font = `32px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = "top";
  const letters = new Set(document.body.innerText.match(/[\p{L}\p{N}\p{P}\p{S}]/gu));
  const [box, ...drawings] = [noLetter, ...letters].map((letter) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(letter, 4, 4);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  });
  return [...letters].filter((_letter, index) => drawings[index] === box);
};

/** Prints the résumé with a browser, and measures it. */
export const printResume = async (
  resume: Resume,
  executablePath: string,
): Promise<PrintedResume> => {
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: COLUMN_PX });
    await page.setContent(printedHtml(resume), { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    const stretches = await page.evaluate(measureStretches, COLUMN_PX);
    const undrawn = await page.evaluate(findUndrawn, NO_LETTER);
    const printed: Buffer[] = [];
    for (const format of PAPERS) {
      printed.push(withoutTimes(await page.pdf({ format, tagged: true, outline: true })));
    }
    const [pdf] = printed;
    if (pdf === undefined) throw new Error("The résumé was not printed.");
    return { pdf, pages: Math.max(...printed.map(pagesIn)), stretches, undrawn };
  } finally {
    await browser.close();
  }
};
