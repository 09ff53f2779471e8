import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, firefox, type Page } from "playwright-core";
import { findBrowser, findProgram } from "../support/browser/findBrowser";
import { type Server, serveSite } from "../support/project/startServer";

const PORT = 9203;
const PAGES = ["/resume/", "/posts/marble-velvet-pixel/", "/page/", "/interests/"];

const BROWSERS: Readonly<Record<string, () => Promise<Browser>>> = {
  Chromium: () => chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] }),
  Firefox: () =>
    firefox.launch({ channel: "moz-firefox", executablePath: findProgram("firefox-esr") }),
};

/** Playwright hands Firefox these numbers as centimetres, whatever their unit. */
const PAPER = { Chromium: { format: "A4" }, Firefox: { width: "21in", height: "29.7in" } };

const READERS: Readonly<Record<string, (file: string) => string>> = {
  poppler: (file) => execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }),
  "pdf.js": (file) =>
    JSON.parse(
      execFileSync("node", ["--import", "tsx", "__tests__/built/pdfText.ts", file], {
        encoding: "utf8",
      }),
    ).lines.join("\n"),
};

const folder = mkdtempSync(join(tmpdir(), "printing-"));
let server: Server;
beforeAll(async () => {
  server = await serveSite(".", PORT);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.kill();
});

/** The words that are in sight, except of what paper leaves out. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const part = ["[data-paper]", ".resume", "[data-printed]"].map((it) =>
      document.querySelector(it),
    );
    const walker = document.createTreeWalker(
      part.find((it) => it) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const words = new Set<string>();
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (!around || around.offsetWidth < 2) continue;
      if (around.closest("button, input, nav, [data-screen-only]")) continue;
      for (const word of walker.currentNode.textContent?.split(/\s+/) ?? []) words.add(word);
    }
    return [...words];
  });

describe.each(Object.keys(BROWSERS))("on paper made by %s", (name) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = (await BROWSERS[name]?.()) as Browser;
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const print = async (path: string) => {
    await page.goto(server.address + path);
    await page.locator("html[data-settled]").waitFor({ state: "attached" });
    const file = join(folder, `${name}.pdf`);
    await page.pdf({ path: file, ...PAPER[name as keyof typeof PAPER] });
    return file;
  };

  test.each(PAGES)("two readers find every letter and figure of %s", async (path) => {
    const file = await print(path);
    const words = await wordsOf(page);
    expect(words.length).toBeGreaterThan(50);
    for (const [reader, read] of Object.entries(READERS)) {
      const text = read(file).replace(/\s/g, "");
      expect([reader, ...words.filter((word) => !text.includes(word))]).toEqual([reader]);
    }
  });

  test("the not-found page is one page", async () => {
    const text = READERS.poppler?.(await print("/nowhere/"));
    // One ends each page.
    expect(text?.match(/\f/g)).toHaveLength(1);
  });
});
