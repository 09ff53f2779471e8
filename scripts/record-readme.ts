import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../__tests__/support/browser/findBrowser";

/** `npx tsx scripts/record-readme.ts` takes the pictures of README and docs from the sample, which `npm start` serves. */
const SITE = process.argv[2] ?? "http://localhost:9000";

const FILM = { width: 1200, height: 750 };
const STILL_WIDTHS = { projects: 1440, interests: 1440, "movie-db": 1440, posts: 390 };

/** A screenshot shows no pointer. */
const CURSOR = `<svg id="cursor" width="24" height="24" stroke="white"
  style="translate:600px 500px;position:fixed;inset:0 auto auto 0;z-index:9999;pointer-events:none">
  <path d="M4 2v18l5-5 3 7 3-1-3-7h7z" /></svg>`;

/** The scheme of a framed site follows the window around it, as without a recorder. */
const colorScheme = null;

const visit = async (page: Page, path: string, theme: string): Promise<void> => {
  await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
  await page.goto(SITE + path);
  await page.waitForSelector("html[data-settled]");
  // The optional font may miss the first visit.
  await page.reload();
  await page.waitForSelector("html[data-settled]");
  await page.waitForTimeout(3000);
};

const record = async (page: Page, theme: string): Promise<void> => {
  const frames: Buffer[] = [];
  const delays: number[] = [];
  const shoot = async (milliseconds = 70) => {
    const frame = sharp(await page.screenshot()).resize(900);
    frames.push(await frame.toBuffer());
    delays.push(milliseconds);
  };
  const watch = async (count: number, rest: number) => {
    for (let frame = 0; frame < count; frame++) await shoot();
    await page.waitForTimeout(2000);
    await shoot(rest);
  };
  const cursor = page.locator("#cursor");
  let at = { x: 600, y: 500 };
  const moveTo = async (x: number, y: number, steps = 9) => {
    const from = at;
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
      await page.mouse.move(at.x, at.y);
      const place = `${at.x}px ${at.y}px`;
      await cursor.evaluate((drawn, translate) => Object.assign(drawn.style, { translate }), place);
      await shoot();
    }
  };
  const click = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? { ...at, width: 0, height: 0 };
    await moveTo(x + width / 2, y + height / 2);
    await page.mouse.click(at.x, at.y);
  };
  const snap = async (name: string, x: number) => {
    const box = await page.getByRole("heading", { name, exact: true, level: 2 }).boundingBox();
    await moveTo((box?.x ?? 0) + 20, (box?.y ?? 0) + 8);
    await page.mouse.down();
    await moveTo(x, 400, 12);
    await page.mouse.up();
    await watch(6, 800);
  };
  const app = (name: string) => page.getByRole("navigation").getByRole("link", { name }).last();
  await visit(page, "/", theme);
  await page.evaluate((svg) => document.body.insertAdjacentHTML("beforeend", svg), CURSOR);
  await watch(0, 1000);
  // A screenshot takes longer than a frame lasts.
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  await client.send("Animation.setPlaybackRate", { playbackRate: 0.3 });
  await click(app("Movie Platform"));
  await watch(8, 1000);
  await snap("Movie Platform", 1);
  await click(app("About Me"));
  await watch(3, 300);
  await snap("About Me", FILM.width - 2);
  await click(page.getByRole("button", { name: /^Theme/ }));
  await watch(0, 300);
  await click(page.getByRole("menuitemradio", { name: theme === "dark" ? "Light" : "Dark" }));
  await watch(12, 1500);
  const film = sharp(frames, { join: { animated: true } }).webp({ quality: 60, delay: delays });
  await film.toFile(`docs/desktop-${theme}.webp`);
};

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  for (const theme of ["dark", "light"])
    await record(await browser.newPage({ viewport: FILM, colorScheme }), theme);
  for (const [name, width] of Object.entries(STILL_WIDTHS)) {
    const isMobile = width < 600;
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, isMobile, hasTouch: isMobile });
    await visit(page, `/${name}/`, name === "projects" ? "light" : "dark");
    await page.screenshot({ path: `docs/${name}.jpg`, quality: 85 });
  }
  await browser.close();
};

void main();
