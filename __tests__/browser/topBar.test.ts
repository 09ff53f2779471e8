import { expect, test } from "./support/test";

test("Source code leads to the repository, in a tab of its own", async ({ desktop, page }) => {
  await desktop.visit();
  const link = page.getByRole("link", { name: "Source code" });
  await expect(link).toHaveAttribute("href", /^https:\/\//);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test.describe("the clock", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("shows weekday and time in the visitor's locale and zone, and ticks", async ({
    desktop,
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-03-04T05:06:07Z") });
    await desktop.visit();
    const clock = page.getByRole("banner").getByRole("time");
    await expect(clock).toHaveText(/^Mi\.?,? 0?6:06:\d\d$/);
    const before = await clock.textContent();
    await page.clock.runFor(1000);
    await expect(clock).not.toHaveText(before ?? "");
    await expect(clock).not.toHaveAttribute("aria-live", /.*/);
  });

  test("is not in the server's HTML", async ({ request }) => {
    const html = await (await request.get("./")).text();
    expect(html).toMatch(/<time[^>]*><\/time>/);
  });
});

test.describe("the wallpaper", () => {
  test("is chosen in the View menu, fades in when decoded, and is kept", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const shown = page.locator("[data-wallpaper]");
    await expect(shown).toHaveAttribute("data-wallpaper", "bg1");
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("menuitem", { name: "Wallpaper" }).click();
    const options = page.getByRole("menuitemradio");
    await expect(options).toHaveCount(7);
    await options.nth(3).click();
    await expect(shown).toHaveAttribute("data-wallpaper", "bg3");
    // The old picture stays under the new one until that has faded in; then it goes.
    await expect(shown.locator("img")).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("ui-wallpaper"))).toBe("bg3");
    await page.reload();
    await expect(shown).toHaveAttribute("data-wallpaper", "bg3");
  });

  test("only the shown picture is fetched", async ({ desktop, page }) => {
    const pictures: string[] = [];
    page.on("response", (response) => {
      if (/\.(avif|webp|jpe?g)$/.test(new URL(response.url()).pathname))
        pictures.push(response.url());
    });
    await desktop.visit();
    await page.waitForLoadState("networkidle");
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain("bg1");
  });
});

test.describe("the desktop's context menu", () => {
  test("opens by right click and by Shift+F10, with the View menu's items", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const menu = page.getByRole("menu", { name: "Desktop" });
    await page.mouse.click(20, 600, { button: "right" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("menuitem")).toHaveText(["Wallpaper", "Theme", "Reset windows"]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Shift+F10");
    await expect(menu).toBeVisible();
  });

  test("Reset windows puts everything back", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.home.drag({ x: 20, y: 300 });
    await desktop.about.button("Close").click();
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("menuitem", { name: "Reset windows" }).click();
    await expect(desktop.about.frame).toBeVisible();
    expect(await desktop.home.place()).toEqual({ x: 50, y: 100 });
    expect(await desktop.focused()).toEqual(["About Me"]);
  });
});

test("a menu has its look: room around its entries, and a layer above all windows", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await page.getByRole("button", { name: "View" }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await expect(menu).not.toHaveCSS("padding-top", "0px");
  await expect(menu).not.toHaveCSS("border-top-left-radius", "0px");
  await expect(menu.locator("..")).toHaveCSS("z-index", "1200");
});

test("a menu that is closed in a slow moment is gone all the same", async ({ desktop, page }) => {
  await desktop.visit();
  await page.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.evaluate(() => {
    const LONGER_THAN_FADING_MS = 500;
    requestAnimationFrame(() => {
      const end = performance.now() + LONGER_THAN_FADING_MS;
      while (performance.now() < end);
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
      );
    });
  });
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "View" })).toBeFocused();
});
