import { expect, test, VIEWPORTS } from "./support/test";

test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

test("a tap opens an icon, and everything fits the screen's width", async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.about.button("Close").tap();
  await desktop.icon("Movie DB").tap();
  await expect(desktop.movie.frame).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { x, width } = await desktop.movie.box();
  expect(x).toBe(0);
  expect(width).toBeLessThanOrEqual(390);
});

test("a finger drags a window by its title bar", async ({ desktop, page }) => {
  await desktop.visit();
  const before = await desktop.about.place();
  const bar = (await desktop.about.title.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const from = { x: bar.x + 20, y: bar.y + bar.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x, y }],
    });
  await touch("touchStart", from.y);
  for (let step = 1; step <= 10; step++) await touch("touchMove", from.y + step * 8);
  await touch("touchEnd", from.y + 80);
  expect(await desktop.about.place()).toEqual({ x: before.x, y: before.y + 80 });
});

test("controls are 44 px large for fingers", async ({ desktop }) => {
  await desktop.visit();
  for (const name of ["Window menu", "Minimize not available", "Enter fullscreen", "Close"]) {
    const box = await desktop.about.button(name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
