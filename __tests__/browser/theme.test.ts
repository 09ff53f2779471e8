import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const CHOICES = ["light", "dark", "system"] as const;
const SYSTEMS = ["light", "dark"] as const;

const rootTheme = (page: Page) =>
  page.evaluate(() => ({
    classes: ["light", "dark"].filter((name) => document.documentElement.classList.contains(name)),
    colorScheme: document.documentElement.style.colorScheme,
  }));

const applied = (theme: string) => ({ classes: [theme], colorScheme: theme });

const chooseTheme = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name }).click();
};

test("is dark until the visitor chooses", async ({ desktop, page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await desktop.visit();
  expect(await rootTheme(page)).toEqual(applied("dark"));
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await expect(page.getByRole("menuitemradio")).toHaveText(["Light", "Dark", "System"]);
});

for (const choice of CHOICES) {
  for (const system of SYSTEMS) {
    test(`${choice} while the system prefers ${system}: applied, stored, and no flash on reload`, async ({
      desktop,
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await desktop.visit();
      await chooseTheme(page, choice === "light" ? "Light" : choice === "dark" ? "Dark" : "System");
      const expected = choice === "system" ? system : choice;
      await expect.poll(() => rootTheme(page)).toEqual(applied(expected));
      expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe(choice);

      // Every value that the class takes from the parsing of the document on.
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seenThemes: seen });
        requestAnimationFrame(function note() {
          seen.push(document.documentElement.className);
          if (seen.length < 30) requestAnimationFrame(note);
        });
      });
      await page.reload();
      await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
      const seen: string[] = await page.evaluate(() => Reflect.get(window, "seenThemes"));
      expect(seen.length).toBeGreaterThan(0);
      expect([...new Set(seen)]).toEqual([expected]);

      await page.getByRole("button", { name: "Theme", exact: true }).click();
      await expect(page.getByRole("menuitemradio", { checked: true })).toHaveText(choice, {
        ignoreCase: true,
      });
    });
  }
}

test("System follows a change of the system's preference while the page is open", async ({
  desktop,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await desktop.visit();
  await chooseTheme(page, "System");
  await expect.poll(() => rootTheme(page)).toEqual(applied("light"));
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => rootTheme(page)).toEqual(applied("dark"));
  await chooseTheme(page, "Light");
  await expect.poll(() => rootTheme(page)).toEqual(applied("light"));
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await rootTheme(page)).toEqual(applied("light"));
});

test("other open tabs follow", async ({ desktop, page, context }) => {
  await desktop.visit();
  const other = await context.newPage();
  await other.goto("./");
  await expect(other.getByRole("banner").getByRole("time")).toHaveText(/\d/);
  await chooseTheme(page, "Light");
  await expect.poll(() => rootTheme(other)).toEqual(applied("light"));
});

test("corrupted storage falls back to the default", async ({ desktop, page }) => {
  await page.addInitScript(() => localStorage.setItem("ui-theme", '{"broken'));
  await desktop.visit();
  expect(await rootTheme(page)).toEqual(applied("dark"));
});

for (const [name, breakStorage] of [
  [
    "blocked",
    () =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`${name} storage changes nothing but persistence`, async ({ desktop, page }) => {
    await page.addInitScript(breakStorage);
    await desktop.visit();
    await chooseTheme(page, "Light");
    await expect.poll(() => rootTheme(page)).toEqual(applied("light"));
    await page.reload();
    await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
    expect(await rootTheme(page)).toEqual(applied("dark"));
  });
}
