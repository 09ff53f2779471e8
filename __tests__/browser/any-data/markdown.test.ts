import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { filled } from "../../../src/words/filled";
import { siteWords } from "../../../src/words/siteWords";
import { builtPages } from "../support/builtPages";
import { themeStorageKey } from "../support/content";
import { tab } from "../support/sections";
import { expect, test, VIEWPORTS } from "../support/test";

interface ShownPost {
  readonly post?: { readonly html: string | null } | null;
}

/** The posts in Markdown, each with what its text has become. */
const posts = builtPages.flatMap(({ path, result }) => {
  const html = (result.data as ShownPost).post?.html;
  return result.pageContext.item === path && html ? [{ path, html }] : [];
});

/** A kept data set has a post with all that is looked at here. */
const hasAll = existsSync("data/posts/everything-markdown-has.md");

/** The first that has such a thing in it, if any has: what an owner does not write, nobody can look at. */
const postWith = (part: RegExp) => {
  const found = posts.filter(({ html }) => part.test(html)).slice(0, 1);
  if (hasAll && found.length === 0) throw new Error(`No post has ${part}.`);
  return found;
};

const text = (page: Page) => page.locator(".markdown");

for (const { path } of postWith(/class="code-keyword"[\s\S]*class="code-text"/)) {
  test("code is coloured, in other colours in each theme", async ({ desktop, page }) => {
    const colours: string[] = [];
    for (const theme of ["light", "dark"]) {
      await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
        themeStorageKey,
        theme,
      ] as const);
      await desktop.visit(path);
      for (const kind of ["keyword", "text"])
        colours.push(
          await text(page)
            .locator(`.code-${kind}`)
            .first()
            .evaluate((part) => getComputedStyle(part).color),
        );
    }
    expect(new Set(colours).size).toBe(4);
  });
}

for (const { path } of postWith(/<pre/)) {
  test("a long line of code scrolls inside of its box, which the keyboard reaches", async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS.phone);
    await desktop.visit(path);
    const boxes = text(page).locator("pre");
    for (const box of await boxes.all()) {
      await box.focus();
      await expect(box).toBeFocused();
    }
    const isAnyTooWide = await text(page).evaluate((whole) =>
      [...whole.querySelectorAll("pre")].some(
        (box) => box.getBoundingClientRect().right > whole.getBoundingClientRect().right + 1,
      ),
    );
    expect(isAnyTooWide).toBe(false);
  });
}

for (const { path } of postWith(/<table/)) {
  test("a table is one, with its heads, and no wider than the text", async ({ desktop, page }) => {
    await page.setViewportSize(VIEWPORTS.phone);
    await desktop.visit(path);
    const table = text(page).getByRole("table").first();
    await expect(table.getByRole("columnheader").first()).toBeVisible();
    const group = text(page).getByRole("group", { name: siteWords.markdown.table }).first();
    const [box, whole] = [await group.boundingBox(), await text(page).boundingBox()];
    expect(box?.width).toBeLessThanOrEqual((whole?.width ?? 0) + 1);
  });
}

for (const { path } of postWith(/class="footnote-ref"/)) {
  test("a footnote is led to, and leads back", async ({ desktop, page }) => {
    await desktop.visit(path);
    const reference = text(page)
      .getByRole("link", { name: filled(siteWords.markdown.footnote, { number: 1 }) })
      .first();
    const back = text(page).getByRole("link", { name: siteWords.markdown.backToText }).first();
    await reference.click();
    await expect(back).toBeInViewport();
    await back.click();
    await expect(reference).toBeInViewport();
  });
}

for (const { path, html } of postWith(/<h5 id=/)) {
  const ids = [...html.matchAll(/<h5 id="([^"]+)"/g)].map(([, id = ""]) => id);

  test("a heading has an address, which leads to it on arrival and by its sign", async ({
    desktop,
    page,
  }) => {
    const last = ids.at(-1) ?? "";
    const heading = (id: string) => page.locator(`[id="${id}"]`);
    await desktop.visit(`${path}#${last}`);
    await expect(heading(last)).toBeInViewport();
    const first = ids[0] ?? "";
    await heading(first).hover();
    await heading(first).locator(".anchor").click();
    await expect.poll(() => decodeURI(new URL(page.url()).hash)).toBe(`#${first}`);
    await expect(heading(first)).toBeInViewport();
  });
}

for (const { path } of postWith(/<picture/)) {
  test("pictures are there when one comes to them, with words for those who do not see them", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(path);
    for (const picture of await text(page).locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.getAttribute("alt")).not.toBeNull();
    }
  });
}

for (const { path } of postWith(/data-outside/)) {
  test("links to other sites say so", async ({ desktop, page }) => {
    await desktop.visit(path);
    const outside = text(page).locator("a[data-outside]").first();
    await expect(outside).toHaveAttribute("rel", /noopener/);
    await expect(outside).toContainText(/[↗↖]/);
  });
}

/** Whether the page is still the one that was visited: a page that is loaded anew knows nothing of the mark. */
const markOf = (page: Page) => page.locator("html[data-visited]");
const markVisit = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-visited", ""));

for (const { path } of postWith(/<a href="[^"#]*" data-place=/)) {
  test("a link to another page of this site shows that page, without leaving", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(path);
    await markVisit(page);
    const link = text(page).locator('a[data-place]:not([href*="#"])').first();
    const place = (await link.getAttribute("data-place")) ?? "";
    const shown = builtPages.find((built) => built.path === place);
    await link.click();
    await desktop.expectAt(place);
    await desktop.expectTitle(shown?.result.pageContext.title ?? null);
    await expect(tab(page, shown?.result.pageContext.sectionTitle ?? "")).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(markOf(page)).toHaveCount(1);
  });
}

for (const { path } of postWith(/<a href="[^"]*#[^"]*" data-place=/)) {
  test("a link to a heading of another page goes to it, without leaving, and Back leads back", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(path);
    await markVisit(page);
    const link = text(page).locator('a[data-place][href*="#"]').first();
    const { place, hash } = await link.evaluate((element: HTMLAnchorElement) => ({
      place: element.dataset.place ?? "",
      hash: element.hash,
    }));
    await link.click();
    await desktop.expectAt(place + hash);
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
    await desktop.go(-1);
    await desktop.expectAt(path);
    await expect(link).toBeVisible();
    await expect(markOf(page)).toHaveCount(1);
  });
}
