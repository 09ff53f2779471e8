import { expect, test } from "./support/test";

test("Source code leads to the repository, in a tab of its own", async ({ desktop, page }) => {
  await desktop.visit();
  const link = page.getByRole("link", { name: "Source code (opens in a new tab)", exact: true });
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
    await expect(clock).toHaveText(/^Mi\.?,? 0?6:06$/);
    await page.clock.runFor(60_000);
    await expect(clock).toHaveText(/^Mi\.?,? 0?6:07$/);
    await expect(clock).not.toHaveAttribute("aria-live", /.*/);
  });

  test("stands right beside the links, however short it is", async ({ desktop, page }) => {
    await desktop.visit();
    const banner = page.getByRole("banner");
    // How far what is written reaches, and not the room that it has.
    const end = await banner.getByRole("time").evaluate((clock) => {
      const range = document.createRange();
      range.selectNodeContents(clock);
      return range.getBoundingClientRect().right;
    });
    const link = await banner.getByRole("link").first().boundingBox();
    expect(Math.abs((link?.x ?? 0) - end)).toBeLessThanOrEqual(16);
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
    // The old pictures stay under the new one until that has faded in; then they go.
    await expect(shown.locator("img[src]")).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("ui-wallpaper"))).toBe("bg3");
    await page.reload();
    await expect(shown).toHaveAttribute("data-wallpaper", "bg3");
  });

  test("only the shown one's pictures are fetched", async ({ desktop, page }) => {
    const pictures: string[] = [];
    page.on("response", (response) => {
      if (/\.(avif|webp|jpe?g)$/.test(new URL(response.url()).pathname))
        pictures.push(response.url());
    });
    await desktop.visit();
    await page.waitForLoadState("networkidle");
    expect(pictures.filter((address) => !address.includes("bg1"))).toEqual([]);
    expect(pictures).not.toEqual([]);
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
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Wallpaper",
      "Theme",
      "Reset windows",
      "Keyboard",
    ]);
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

test("a menu of the top bar begins below the bar", async ({ desktop, page }) => {
  await desktop.visit();
  await page.getByRole("button", { name: "View" }).click();
  const [bar, menu] = [page.getByRole("banner"), page.getByRole("menu")];
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  // It is in the corner for a frame, until it has its place.
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan(y + height);
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

test("an entry that is chosen within a frame of an arrow key gives the focus back", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const button = page.getByRole("button", { name: "Theme" });
  await button.press("Enter");
  const menu = page.getByRole("menu", { name: "Theme" });
  await expect(menu).toBeFocused();
  await menu.evaluate((element) => {
    for (const key of ["ArrowDown", "Enter"])
      element.dispatchEvent(
        new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }),
      );
  });
  await expect(page.locator("[role=menu]")).toHaveCount(0);
  await expect(button).toBeFocused();
});
