import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";

const tooltipOf = (control: Locator) => control.locator("xpath=following-sibling::*");

test.describe("a control's tooltip", () => {
  test("stays while the pointer goes from its control over to it", async ({ desktop, page }) => {
    await desktop.visit();
    const control = desktop.about.button("Enter fullscreen");
    const tooltip = tooltipOf(control);
    await control.hover();
    await expect(tooltip).toBeVisible();
    const from = await control.boundingBox();
    const to = await tooltip.boundingBox();
    if (from === null || to === null) throw new Error("Nothing is there.");
    // Slowly, and through the gap between the two.
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 1) {
      await page.mouse.move(x, y);
      await expect(tooltip).toBeVisible();
    }
    await page.mouse.move(x, to.y + to.height + 40);
    await expect(tooltip).toBeHidden();
  });

  test("goes with Escape, wherever the focus is, and comes back when it is wanted anew", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const control = desktop.about.button("Enter fullscreen");
    const tooltip = tooltipOf(control);
    await control.hover();
    await expect(tooltip).toBeVisible();
    const elsewhere = page.getByRole("button", { name: "Theme" });
    await elsewhere.focus();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
    await expect(elsewhere).toBeFocused();

    await page.mouse.move(5, 500);
    await control.hover();
    await expect(tooltip).toBeVisible();
  });

  test("goes with a press, whatever the control is called then", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").focus();
    await page.keyboard.press("Shift");
    await expect(tooltipOf(desktop.about.button("Enter fullscreen"))).toBeVisible();
    await page.keyboard.press("Enter");
    const exit = desktop.about.button("Exit fullscreen");
    await expect(exit).toBeFocused();
    await expect(tooltipOf(exit)).toBeHidden();
  });

  test("is for the eye: the control is called so already", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").focus();
    await page.keyboard.press("Shift");
    await expect(tooltipOf(desktop.about.button("Enter fullscreen"))).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});

test.describe("by finger, on a tablet", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test("a tap on minimize tells that it does nothing", async ({ desktop }) => {
    await desktop.visit();
    const minimize = desktop.about.button("Minimize not available");
    await expect(tooltipOf(minimize)).toBeHidden();
    // It says that it is disabled, and is there to be pressed all the same.
    await minimize.tap({ force: true });
    await expect(tooltipOf(minimize)).toBeVisible();
    await expect(tooltipOf(minimize)).toHaveText("Minimize not available");
  });
});
