import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test";

const portrait = (page: Page) => page.getByRole("article").getByRole("img");

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("It is not on screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where the pupils are: in the middle of the two. */
const gaze = (page: Page) => middleOf(page.locator("svg .eyes"));

test.describe("the owner's portrait", () => {
  test("is a picture with words, in place of initials, also without scripts", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto("");
    await expect(portrait(page)).toHaveAccessibleName(/\S/);
    expect(
      await portrait(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(page.getByText("AE", { exact: true })).toHaveCount(0);
    await page.close();
  });

  test("looks where the pointer is, and stays where it lies", async ({ desktop, page }) => {
    await desktop.visit();
    await expect(page.locator("svg .eyes")).toBeVisible();
    expect(await page.locator("svg:has(.eyes)").boundingBox()).toEqual(
      await portrait(page).boundingBox(),
    );
    const { x, y } = await middleOf(portrait(page));

    await page.mouse.move(x, y);
    const ahead = await gaze(page);
    /** By how many whole pixels, to the right and down. */
    const turnedBy = async () => {
      const now = await gaze(page);
      return `${Math.round(now.x - ahead.x)} ${Math.round(now.y - ahead.y)}`;
    };
    for (const [right, down, turned] of [
      [300, 0, "3 0"],
      [0, 400, "0 3"],
      [-250, 350, "-2 2"],
    ] as const) {
      await page.mouse.move(x + right, y + down);
      await expect.poll(turnedBy).toBe(turned);
    }
    // A pressed pointer drags or marks: nothing of the portrait's then.
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.up();
    expect(await turnedBy()).toBe("-2 2");
  });

  test("keeps still for who wants less motion, and fetches nothing for it", async ({
    desktop,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const drawings: string[] = [];
    page.on("request", (request) => {
      if (/\/static\/.*\.svg$/.test(request.url())) drawings.push(request.resourceType());
    });
    await desktop.visit();
    await page.mouse.move(200, 300);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    await expect(page.locator("svg .eyes")).toHaveCount(0);
    expect(drawings).toEqual(["image"]);
  });

  test("keeps still when less motion is wanted later on", async ({ desktop, page }) => {
    await desktop.visit();
    await expect(page.locator("svg .eyes")).toBeVisible();
    const before = await gaze(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.mouse.move(20, 800);
    await page.mouse.move(30, 800);
    expect(await gaze(page)).toEqual(before);
  });
});

test("two sections with the same icon's name have two drawings", async ({ desktop, page }) => {
  await desktop.visit();
  const drawings = await page
    .getByRole("tab")
    .locator("svg")
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(drawings.length);
});
