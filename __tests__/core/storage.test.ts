import * as keys from "../../src/lib/storage";
import type { Desktop } from "../support/browser/desktop";
import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";

/** All that the site keeps in a visitor's browser, by its key: in local and in session storage. */
const STORAGE_KEYS = {
  local: [
    keys.DEFAULT_THEME_STORAGE_KEY,
    keys.WALLPAPER_STORAGE_KEY,
    keys.EARLY_WALLPAPER_STORAGE_KEY,
    keys.READING_STORAGE_KEY,
  ],
  // The second one is Gatsby's.
  session: [keys.SESSION_STORAGE_KEY, "gatsby-reload-compilation-hash-match"],
} as const;

/** A visit that uses all that is stored: section, window, theme, recent results, and a reload. */
const expectWholeVisit = async (desktop: Desktop) => {
  const { page } = desktop;
  await desktop.visit();
  await desktop.openSection("Mission");
  await desktop.openMovie();
  await desktop.movie.close();
  await desktop.chooseTheme("light");
  await expect(page.locator("html")).toHaveClass("light");
  await new Search(page).find("Avocado");
  await page.keyboard.press("Enter");
  await desktop.expectAt("/projects/avocado/");
  await desktop.reload();
  await desktop.expectAt("/projects/avocado/");
  await desktop.expectTitle("Avocado");
  await expect(page.getByRole("alert")).toHaveCount(0);
};

test("the site works in a browser that blocks all storage, but remembers nothing", async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(document, "cookie", { get });
  });
  await expectWholeVisit(desktop);
  await expect(page.locator("html")).toHaveClass("dark");
});

test("the site works if all use of storage throws, but remembers nothing", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
  });
  await expectWholeVisit(desktop);
});

test("the site works with rubbish in storage, and never runs it", async ({ desktop, page }) => {
  const rubbish = [
    "",
    "null",
    "{",
    "[]",
    "9".repeat(100_000),
    '{"__proto__":{"stack":1}}',
    ";display:none",
    "</script><script>window.isHurt=1</script>",
  ];
  for (const text of rubbish) {
    await page.goto("./robots.txt");
    await page.evaluate(
      ([keys, kept]) => {
        for (const key of keys.local) localStorage.setItem(key, kept);
        for (const key of keys.session) sessionStorage.setItem(key, kept);
      },
      [STORAGE_KEYS, text] as const,
    );
    await desktop.visit("/mission/");
    await desktop.expectSection("Mission");
    await expect(page.locator("html")).toHaveClass("dark");
    await desktop.openMovie();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => "isHurt" in window)).toBe(false);
  }
});
