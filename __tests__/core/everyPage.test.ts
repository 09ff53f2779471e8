import type { Page } from "@playwright/test";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { places } from "../support/places";

// This file is the only one of the core that must pass with any owner's content, in any language.

/** The number of pages to open from each end of many similar ones. */
const FROM_EACH_END = 2;
/** The number of pages in one test, which leaves time on a slow machine. */
const IN_ONE_TEST = 4;

/** Pages in the same folder are alike, such as all projects. */
const folderOf = (place: string) => place.replace(/[^/]+\/$/, "");

const chosen = places.filter((place) => {
  const folder = folderOf(place);
  if (folder === "/") return true;
  const alike = places.filter((other) => folderOf(other) === folder);
  const index = alike.indexOf(place);
  return index < FROM_EACH_END || index >= alike.length - FROM_EACH_END;
});

const groups = Array.from({ length: Math.ceil(chosen.length / IN_ONE_TEST) }, (_, index) =>
  chosen.slice(index * IN_ONE_TEST, (index + 1) * IN_ONE_TEST),
);

/** The owner's framed sites may be out of reach, and their complaints are not this site's fault. */
const leaveOutOtherSites = (page: Page, site: string) =>
  page.route(
    (address) => address.protocol.startsWith("http") && address.origin !== new URL(site).origin,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );

/** Elements wider than their container: the page and the content of windows. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("html, [role=tabpanel], main article")]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.scrollWidth} > ${part.clientWidth}`),
  );

/** Words of two texts that run together when everything is selected and copied. */
const joinedInCopy = (page: Page) =>
  page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    const copied = getSelection()?.toString() ?? "";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility())
        texts.push(walker.currentNode.textContent ?? "");
    // Spaces divide them in the page.
    const words = texts.join("").split(/\s+/);
    return (
      words
        .map((word, index) => word + words[index + 1])
        .filter((joined) => /^[\p{L}\p{N}]{8,}$/u.test(joined) && copied.includes(joined))
        // "every" and "one" are in a page, and so may "everyone" be.
        .filter((joined) => !words.some((word) => word.includes(joined)))
    );
  });

/** Hostile strings of the data sets set a global variable where they run as a script. */
const hasRunText = (page: Page) => page.evaluate(() => Object.hasOwn(globalThis, "ran"));

for (const group of groups) {
  test(`pages open without complaints and fit the screen: ${group.map(decodeURI).join(", ")}`, async ({
    desktop,
    page,
  }) => {
    await leaveOutOtherSites(page, desktop.site);
    for (const place of group) {
      await page.setViewportSize(VIEWPORTS.desktop);
      await desktop.visit(place);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      // The desktop runs once its clock does.
      await expect(desktop.topBar.getByRole("time")).toHaveText(/\d/);
      await expect.poll(() => tooWide(page), place).toEqual([]);
      await expect.poll(() => joinedInCopy(page), place).toEqual([]);
      await page.setViewportSize(VIEWPORTS.phone);
      await expect.poll(() => tooWide(page), place).toEqual([]);
      await expect.poll(() => hasRunText(page), place).toBe(false);
    }
  });
}
