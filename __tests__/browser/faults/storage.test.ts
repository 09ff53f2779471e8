import { STORAGE_KEYS } from "../../../src/lib/storageKeys";
import type { Desktop } from "../support/desktop";
import { Search } from "../support/search";
import { openSection } from "../support/sections";
import { expect, test } from "../support/test";

type Fault = [name: string, bring: (desktop: Desktop) => Promise<unknown>];

const FAULTS: readonly Fault[] = [
  [
    "blocked, as all cookies are",
    ({ page }) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException("Blocked", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, { get });
        Object.defineProperty(document, "cookie", { get });
      }),
  ],
  [
    "there, and throws whatever it is asked",
    ({ page }) =>
      page.addInitScript(() => {
        const fail = () => {
          throw new DOMException("Broken", "UnknownError");
        };
        Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
      }),
  ],
  [
    "not there at all",
    ({ page }) =>
      page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { value: null });
      }),
  ],
  [
    "full",
    ({ page }) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("Full", "QuotaExceededError");
        };
      }),
  ],
  ...[
    "",
    "null",
    "{",
    "[]",
    '{"__proto__":{"stack":1}}',
    ";display:none",
    "</script><script>window.ran=1</script>",
    "9".repeat(100_000),
  ].map(
    (text): Fault => [
      `full of ${JSON.stringify(text.slice(0, 30))}`,
      ({ page }) =>
        page.addInitScript(
          ([keys, kept]) => {
            if (window.top !== window) return;
            for (const key of keys.local) localStorage.setItem(key, kept);
            for (const key of keys.session) sessionStorage.setItem(key, kept);
          },
          [STORAGE_KEYS, text] as const,
        ),
    ],
  ),
];

for (const [name, bring] of FAULTS) {
  test(`storage that is ${name} takes nothing from a visit but its memory`, async ({
    desktop,
    page,
  }) => {
    await bring(desktop);
    await desktop.visit();
    await openSection(page, "Mission");
    await desktop.about.drag({ x: 40, y: -30 });
    await desktop.openMovie();
    await desktop.go(-1);
    await desktop.expectAt("/mission/");

    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(page.locator("html")).toHaveClass(/light/);
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("menuitem", { name: "Wallpaper" }).click();
    await page.getByRole("menuitemradio").last().click();
    await expect(page.locator("[data-wallpaper]")).not.toHaveAttribute("data-wallpaper", "bg1");
    const search = new Search(page);
    await search.find("avocado");
    await page.keyboard.press("Enter");
    await desktop.expectAt("/projects/avocado/");

    await page.reload();
    await desktop.untilStarted();
    await desktop.expectAt("/projects/avocado/");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
}
