import { chromium } from "playwright-core";
import type { Resume } from "../../resume/record";
import { printedHtml } from "./printedHtml";

export interface PrintedResume {
  readonly pdf: Buffer;
  /** On the paper that needs more of them. */
  readonly pages: number;
  /** Its entries, the longest first, and their shares of a page. */
  readonly entries: readonly { readonly heading: string; readonly share: number }[];
  /** Letters for which this machine has no font: boxes in the file. */
  readonly undrawn: readonly string[];
}

/** The file is made for the first. */
const PAPERS = ["A4", "Letter"] as const;

/** An A4 page between the margins of `print.css`, in CSS pixels. */
const COLUMN_PX = { width: 673, height: 1017 };

/** For private use: no font of a system draws it. */
const NO_LETTER = "\u{10FFFD}";

/** Chromium writes the time into the file. This removes it, so that the same content gives the same bytes. */
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

/** Letters that look like one that no font has. (It runs in the browser, where tsx's helper for named functions is missing.) */
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
  // Chromium's sandbox does not start for root, the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: COLUMN_PX });
    await page.setContent(printedHtml(resume), { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => document.fonts.ready);
    const entries = await page.evaluate(measureEntries, COLUMN_PX.height);
    const undrawn = await page.evaluate(findUndrawn, NO_LETTER);
    const printed: Buffer[] = [];
    for (const format of PAPERS) {
      printed.push(withoutTimes(await page.pdf({ format, tagged: true, outline: true })));
    }
    const [pdf] = printed;
    if (pdf === undefined) throw new Error("The résumé was not printed.");
    return { pdf, pages: Math.max(...printed.map(pagesIn)), entries, undrawn };
  } finally {
    await browser.close();
  }
};
