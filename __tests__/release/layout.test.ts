import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { ABOUT_SIZE } from "../support/aboutMe";
import { restingBox } from "../support/browser/restingBox";
import { expect, TOP_BAR_PX, test, VIEWPORTS } from "../support/browser/test";
import { sectionTitles } from "../support/data";

/** Words that a line's end breaks, and texts that are cut off. */
const spoiltTexts = (page: Page) =>
  page
    .getByRole("banner")
    .or(page.getByRole("tablist"))
    .or(page.getByRole("heading", { level: 2 }))
    .or(page.getByRole("list", { name: siteWords.homeDirectory.apps, exact: true }))
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const spoilt: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const around = node.parentElement;
          // A text for screen readers only takes a pixel.
          if (!around?.checkVisibility({ visibilityProperty: true })) continue;
          if (around.clientWidth === 1 || around.offsetWidth === 1) continue;
          const text = node.textContent ?? "";
          for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) spoilt.push(`broken: ${word}`);
          }
          const isClipped = getComputedStyle(around).overflow !== "visible";
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = around;
          // Letters may reach a little out of their line.
          const hasHiddenLine = scrollHeight > 1.25 * clientHeight;
          if (isClipped && (scrollWidth > clientWidth || hasHiddenLine))
            spoilt.push(`cut: ${text}`);
        }
        return spoilt;
      }),
    );

for (const name of ["desktop", "laptop", "phone"] as const)
  test(`Text enlarged to 200 % is neither broken nor cut on a ${name}, and the clock stays`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[name]);
    await desktop.visit();
    // Browsers with a setting for larger text scale the root font size in this way.
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expect.poll(() => spoiltTexts(page)).toEqual([]);
    await expect(desktop.topBar.getByRole("time")).toBeInViewport({ ratio: 1 });
    /** The least room between the icons of the dock. */
    const gap = () =>
      desktop.dock.locator("li svg").evaluateAll((all) => {
        const boxes = all.map((it) => it.getBoundingClientRect()).filter(({ width }) => width > 0);
        return Math.min(
          ...boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0)),
        );
      });
    await expect.poll(gap).toBeGreaterThan(4);
  });

const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
    );
    document.adoptedStyleSheets.push(styles);
  });

test("With WCAG's text spacing no text is broken or cut on a phone", async ({ desktop, page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  await spaceTexts(page);
  await expect.poll(() => spoiltTexts(page)).toEqual([]);
});

/** Texts of which a part is out of sight, except those for screen readers. */
const cutTexts = (page: Page) =>
  page.locator("body *").evaluateAll((all) =>
    all.flatMap((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, textContent } = element;
      const { overflow, clipPath, webkitLineClamp } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((it) => it instanceof Text && it.data.trim());
      if (overflow !== "hidden" || clipPath !== "none" || !element.checkVisibility()) return [];
      if (!hasText && webkitLineClamp === "none") return [];
      const isCut = scrollWidth > clientWidth || scrollHeight > 1.25 * clientHeight;
      return isCut ? [`${textContent} ${scrollWidth} > ${clientWidth}`] : [];
    }),
  );

for (const width of [320, 390, 700, 1024, 1440])
  test(`Names, titles and addresses are whole, ${width} px wide, with any text spacing`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/interests/", "/projects/", "/projects/rocky-robots/live/"]) {
      await desktop.visit(path);
      await expect.poll(() => cutTexts(page), path).toEqual([]);
      await spaceTexts(page);
      await expect.poll(() => cutTexts(page), path).toEqual([]);
    }
  });

test("From right to left, Latin texts start at the right, too", async ({ desktop, page }) => {
  await desktop.visit("/mission/");
  await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
  const texts = desktop.panel("Mission").locator("h3, p");
  await expect(texts).not.toHaveCount(0);
  const gaps = () =>
    texts.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return element.getBoundingClientRect().right - range.getBoundingClientRect().right < 1;
      }),
    );
  await expect.poll(gaps).not.toContain(false);
});

test("A window's controls are at least 24 px wide and high", async ({ desktop }) => {
  await desktop.visit();
  for (const name of ["Close", "Minimize", "Enter fullscreen"] as const)
    await expect
      .poll(async () => {
        const { width, height } = await restingBox(desktop.about.control(name));
        return Math.min(width, height);
      }, name)
      .toBeGreaterThanOrEqual(24);
});

test("At 400 %, 320 × 256 px, every section is readable and takes 60 % of the height", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await desktop.visit();
  for (const section of sectionTitles) {
    const panel = await desktop.openSection(section);
    await expect
      .poll(async () => {
        const { x, y, width, height } = await restingBox(panel);
        return x >= 0 && x + width <= 320 && Math.min(256, y + height) - y >= 0.6 * 256;
      }, section)
      .toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await expect(desktop.about.control("Close")).toBeInViewport({ ratio: 1 });
});

for (const [name, viewport] of Object.entries(VIEWPORTS))
  test(`Every window is inside its viewport on a ${name}, and nothing is wider`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await desktop.visit();
    await desktop.icon("Movie DB").press("Enter");
    await expect(desktop.movie.frame).toBeVisible();
    for (const window of [desktop.home, desktop.about, desktop.movie]) {
      await expect
        .poll(async () => {
          const { x, y, width, height } = await restingBox(window.frame);
          const isWithinWidth = x >= 0 && x + width <= viewport.width;
          return isWithinWidth && y >= TOP_BAR_PX && Math.floor(y + height) <= viewport.height;
        }, window.name)
        .toBe(true);
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(viewport.width);
  });

test("On a tablet the dock brings the icons in front of the windows", async ({ desktop, page }) => {
  for (const viewport of [VIEWPORTS.laptop, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    await desktop.visit();
    await desktop.dockItem("Movie Platform").click();
    await desktop.dock.getByRole("button", { name: siteWords.titles.homeDirectory }).click();
    // A trial click arrives only where no window lies over the icon.
    for (const name of ["About Me", "Movie DB"]) await desktop.icon(name).click({ trial: true });
  }
});

const VAST = { width: 3840, height: 2160 };

test("On a vast 4K screen everything is twice as large", async ({ desktop, page }) => {
  await page.setViewportSize(VAST);
  await desktop.visit();
  const { about, home, topBar } = desktop;
  await expect(about.frame).toHaveBox({ x: 780, y: 480, width: 2280, height: 1496 });
  await expect(home.frame).toHaveBox({ x: 100, y: 200 });
  await expect(topBar).toHaveBox({ y: 0, height: 2 * TOP_BAR_PX });
  await expect(desktop.dock).toHaveBox({ y: 2160 - 144, height: 128 });
  const { height } = await restingBox(desktop.tab("General"));
  await page.setViewportSize(VIEWPORTS.desktop);
  await expect(desktop.tab("General")).toHaveBox({ height: height / 2 });
});

test("On a vast 4K screen a window follows the pointer and snaps", async ({ desktop, page }) => {
  await page.setViewportSize(VAST);
  await desktop.visit();
  const { about } = desktop;
  await about.drag({ x: 200, y: 100 });
  await expect(about.frame).toHaveBox({ x: 980, y: 580 });
  await about.choose(siteWords.windowMenu.snapLeft);
  const top = 2 * TOP_BAR_PX + 16;
  await expect(about.frame).toHaveBox({
    x: 16,
    y: top,
    width: 1920 - 24,
    height: 2160 - top - 160,
  });
});

test("What is in a fullscreen window is larger on a wide screen, and a wide low screen keeps its size", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const tab = desktop.tab("General");
  const { height } = await restingBox(tab);
  await page.setViewportSize({ width: 3440, height: 1440 });
  await expect(desktop.about.frame).toHaveBox({ width: ABOUT_SIZE.width, height: 800 });
  for (const [width, scale] of [
    [3440, 2],
    [2560, 1.5],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 1440 });
    if (width === 3440) await desktop.about.control("Enter fullscreen").click();
    await expect(tab).toHaveBox({ height: height * scale });
  }
});

test("On the widest phone held sideways a project says what it is before its facts", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 956, height: 440 });
  await desktop.visit("/projects/lifebit-ai/");
  const project = desktop.about.frame.getByRole("article");
  const outcome = await restingBox(project.getByRole("region").first());
  const facts = await restingBox(project.locator("dl"));
  expect(outcome.y + outcome.height).toBeLessThanOrEqual(facts.y);
});

test("A project's links are beside its title in a wide window, and below its outcome on a phone", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/projects/lifebit-ai/");
  const project = desktop.about.frame.getByRole("article");
  const title = await restingBox(project.getByRole("heading", { level: 4 }));
  const link = project.getByRole("list", { name: siteWords.projects.links });
  expect((await restingBox(link)).y).toBeLessThan(title.y + title.height);
  await page.setViewportSize({ width: 390, height: 844 });
  const outcome = await restingBox(project.getByRole("region").first());
  expect((await restingBox(link)).y).toBeGreaterThanOrEqual(outcome.y + outcome.height);
});
