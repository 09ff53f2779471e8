import { siteWords } from "../../../src/words/siteWords";
import { framedApps, resumeApps } from "../support/content";
import { expect, test, VIEWPORTS } from "../support/test";

const SCREENS = {
  ...VIEWPORTS,
  tablet: { width: 700, height: 900 },
  "smallest tablet": { width: 600, height: 800 },
  "smallest phone": { width: 320, height: 568 },
};

/** A target's least size in CSS pixels. */
const LEAST_PX = 24;

for (const [name, viewport] of Object.entries(SCREENS))
  test(`however many apps there are, the dock has room for all on a ${name}`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await desktop.visit();
    await desktop.about.button("Close").click();
    await expect(desktop.vitals.frame).toBeVisible();
    const dock = page.getByRole("navigation", { name: siteWords.desktop.dock });
    await expect(dock).toBeInViewport({ ratio: 1 });
    for (const item of await dock.getByRole("listitem").all()) {
      const box = await item.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(LEAST_PX);
      await expect(item).toBeInViewport({ ratio: 1 });
    }
    const tray = await dock.boundingBox();
    const list = await dock.getByRole("list").boundingBox();
    expect(list?.width).toBeLessThan(tray?.width ?? 0);
    const vitals = await desktop.vitals.box();
    const isBeside =
      vitals.x + vitals.width <= (tray?.x ?? 0) || vitals.x >= (tray?.x ?? 0) + (tray?.width ?? 0);
    const isAbove = vitals.y + vitals.height <= (tray?.y ?? 0);
    expect(isBeside || isAbove).toBe(true);
  });

test("each of the owner's apps is a link in it, and none opens by itself that is not to", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const dock = page.getByRole("navigation", { name: siteWords.desktop.dock });
  for (const { title, openOnArrival } of framedApps) {
    const link = dock.getByRole("link", { name: title, exact: true });
    if (openOnArrival) await expect(link).toHaveAccessibleDescription(siteWords.desktop.isOpen);
    else await expect(link).not.toHaveAccessibleDescription(siteWords.desktop.isOpen);
  }
});

for (const { title, path } of resumeApps)
  test("a window that has no icon of its own can be found again while it is open", async ({
    desktop,
    page,
  }) => {
    await desktop.visit(path);
    const dock = page.getByRole("navigation", { name: siteWords.desktop.dock });
    await dock.getByRole("button", { name: siteWords.titles.homeDirectory }).click();
    await dock.getByRole("link", { name: title, exact: true }).click();
    expect(await desktop.focused()).toEqual([title]);
  });
