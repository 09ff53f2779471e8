import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { restingBox } from "../support/browser/restingBox";
import { expectScrolledTo, scrollTo } from "../support/browser/scroll";
import { Search } from "../support/browser/search";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import {
  general,
  groupsIn,
  postNames,
  projectNames,
  sectionTitles,
  site,
  wallpaperTitles,
} from "../support/data";

const namesIn = (collection: string): readonly string[] =>
  groupsIn(collection).flatMap(({ heading, topics }) => [heading, ...topics.map((t) => t.name)]);

/** The data that each section shows. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  General: [site.owner.name, site.owner.role, general.heading, ...general.featuredProjects],
  Projects: projectNames,
  Interests: namesIn("interests"),
  Mission: ["People rarely visit an interface for its own sake.", "Plain words do more"],
  Contact: namesIn("contacts"),
  Attribution: [...namesIn("settings"), ...namesIn("attribution"), ...wallpaperTitles],
  Posts: postNames,
  "Design Patterns": ["Creational Patterns", "Abstract Factory", "Unknown framework."],
};

/** Default: the section's name. */
const HEADINGS: Readonly<Record<string, string>> = {
  General: site.owner.name,
  Mission: "Small things, done with care",
};

test("the tabs are the eight sections in order, with General chosen", async ({ desktop, page }) => {
  await desktop.visit();
  expect(Object.keys(SHOWN)).toEqual(sectionTitles);
  await expect(page.getByRole("tab")).toHaveText([...sectionTitles]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("General");
  await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
});

test("the arrow keys, Home and End move among the tabs, and Enter chooses one", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const [first = "", second = "", third = ""] = sectionTitles;
  const last = sectionTitles.at(-1) ?? "";
  await desktop.tab(first).focus();
  for (const [key, focused] of [
    ["ArrowDown", second],
    ["ArrowRight", third],
    ["ArrowUp", second],
    ["ArrowLeft", first],
    ["ArrowUp", last],
    ["Home", first],
    ["End", last],
    ["ArrowDown", first],
    ["ArrowDown", second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(desktop.tab(focused)).toBeFocused();
  }
  await expect(page.getByRole("tab", { selected: true })).toHaveText(first);
  await page.keyboard.press("Enter");
  await desktop.expectSection(second);
  await expect(desktop.tab(second)).toBeFocused();
});

test("every section shows its heading and its data", async ({ desktop }) => {
  await desktop.visit();
  for (const [title, texts] of Object.entries(SHOWN)) {
    const panel = await desktop.openSection(title);
    await expect(panel.getByRole("heading", { level: 3 })).toHaveText(HEADINGS[title] ?? title);
    for (const text of texts) await expect(panel).toContainText(text);
    await desktop.expectTitle(title === "General" ? null : title);
  }
});

test("a section that is shown again keeps its scroll position", async ({ desktop }) => {
  await desktop.visit();
  const attribution = await desktop.openSection("Attribution");
  await scrollTo(attribution, 300);
  await desktop.openSection("Mission");
  await desktop.openSection("Attribution");
  await expectScrolledTo(attribution, 300);
});

test("a section that loads slowly shows a spinner, and the window keeps its size", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const size = await restingBox(desktop.about.frame);
  const release = await holdRequests(page, "**/*");
  await desktop.tab("Mission").click();
  const spinner = desktop.panel("Mission").getByRole("status", { name: siteWords.loading });
  await expect(spinner).toBeVisible();
  await expect(desktop.about.frame).toHaveBox(size);
  release();
  await desktop.expectSection("Mission");
  await expect(spinner).toHaveCount(0);
  await expect(desktop.about.frame).toHaveBox(size);
});

test("on a phone the tabs are a row that follows the chosen section", async ({ desktop, page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "horizontal");
  await desktop.panel("General").getByRole("link", { name: siteWords.general.getInTouch }).click();
  await desktop.expectSection("Contact");
  await expect(desktop.tab("Contact")).toBeInViewport({ ratio: 1 });
  for (const title of sectionTitles) await desktop.openSection(title);
});

test("Interests begin with what is known best, and lead to a project that shows it", async ({
  desktop,
}) => {
  await desktop.visit();
  const panel = await desktop.openSection("Interests");
  const strengths = panel.getByRole("list").first().getByRole("listitem");
  await expect(strengths).toContainText(["TypeScript", "React", "CSS and layout"]);
  const project = strengths.first().getByRole("link").first();
  const name = await project.innerText();
  await project.click();
  await desktop.expectSection("Projects");
  await desktop.expectItem("Projects", name);
});

test("Interests show each strength's projects clear of its text, and at their years if there is room", async ({
  desktop,
  page,
}) => {
  const lanes = desktop.panel("Interests").getByRole("list").first().getByRole("listitem");
  const boxes = () =>
    lanes.evaluateAll((all) =>
      all.map((lane) => ({
        texts: [...lane.querySelectorAll("h5, p")].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        }),
        links: [...lane.querySelectorAll("a")].map(
          (link) => link.getBoundingClientRect().toJSON() as DOMRect,
        ),
      })),
    );
  for (const viewport of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
    await page.setViewportSize(viewport);
    await desktop.visit("/interests/");
    for (const { texts, links } of await boxes()) {
      const ends = links.map(({ left }) => left);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      for (const [index, { left, top }] of links.entries()) {
        expect(left).toBeGreaterThanOrEqual(links[index - 1]?.right ?? 0);
        // Below it, or beside it. The line of a text is higher than its letters.
        for (const text of texts)
          expect(top >= text.bottom - 1 || left >= text.right, "clear of the text").toBe(true);
      }
    }
  }
  // Makestar, of 2017, is one of the projects of two strengths.
  const [, react, css] = await boxes();
  expect(react?.links[0]?.left).toBeCloseTo(css?.links[1]?.left ?? 0, 0);
  // Lifebit AI took three years.
  expect(react?.links[3]?.width).toBeGreaterThanOrEqual(3 * (react?.links[0]?.width ?? 0));
});

test("Contact copies an address and says so", { tag: "@chromium" }, async ({
  context,
  desktop,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await desktop.visit();
  const panel = await desktop.openSection("Contact");
  const mail = groupsIn("contacts").flatMap(({ topics }) => topics.flatMap((t) => t.mail ?? []))[0];
  await expect(panel.getByRole("link", { name: mail })).toHaveAttribute("href", `mailto:${mail}`);
  await panel.getByRole("button", { name: `${siteWords.contact.copy} ${mail}` }).click();
  const status = panel.getByRole("status").filter({ hasText: siteWords.contact.copied });
  await expect(status).toHaveCount(1);
  const search = new Search(page);
  await search.open();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(search.field).toHaveValue(mail ?? "");
});

test("Design Patterns makes the controls of two families, which work", async ({ desktop }) => {
  await desktop.visit();
  const panel = await desktop.openSection("Design Patterns");
  for (const family of ["React", "Vue"]) {
    const demo = panel.getByRole("group", { name: family.toLowerCase() });
    const button = demo.getByRole("button", { name: `${family} button` });
    await button.click();
    await expect(demo.getByRole("status")).toContainText("Pressed");
    await demo.getByPlaceholder(`${family} factory input`).pressSequentially("a word");
    await button.click();
    await expect(demo.getByRole("status")).toContainText("a word");
  }
});

test("the code in Design Patterns is highlighted in a monospaced font", {
  tag: "@release",
}, async ({ desktop }) => {
  await desktop.visit();
  const box = (await desktop.openSection("Design Patterns")).getByRole("region", {
    name: "controlFactory.tsx",
  });
  const code = box.getByRole("code");
  await expect(code).toContainText("export");
  await expect(code).toHaveCSS("font-family", /mono/i);
  await expect
    .poll(() =>
      code.evaluate((element) => {
        const parts = [...element.querySelectorAll("*")];
        return new Set(parts.map((part) => getComputedStyle(part).color)).size;
      }),
    )
    .toBeGreaterThan(2);
});
