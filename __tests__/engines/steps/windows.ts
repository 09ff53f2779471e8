import type { Box, Point } from "../../../src/lib/geometry";
import { DOCK_ROOM_PX } from "../../../src/theme/dockHeight";
import type { DesktopWindow } from "../support/desktop";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

/** The height of the bar at the top, which no window lies over. */
const TOP_BAR_PX = 44;

const WHOLE = { x: 0, y: TOP_BAR_PX, width: 1440, height: 900 - TOP_BAR_PX };
const LEFT_HALF = { ...WHOLE, width: 720, height: WHOLE.height - DOCK_ROOM_PX };

/** Places are in whole pixels, but where a window starts is not: it is a calculation of CSS. */
const near = (box: Box): Box => ({
  x: Math.round(box.x),
  y: Math.round(box.y),
  width: Math.round(box.width),
  height: Math.round(box.height),
});

const boxOf = async (window: DesktopWindow): Promise<Box> => near(await window.box());

const rightEdgeOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width - 1,
  y: y + height / 2,
});

export const windows: Steps = {
  "are at their places on arrival, About Me in front": async ({ desktop }) => {
    await desktop.visit();
    expect(await boxOf(desktop.home)).toMatchObject({ x: 50, y: 100 });
    expect(await boxOf(desktop.about)).toEqual({ x: 150, y: 150, width: 1140, height: 630 });
    expect(await desktop.focused()).toEqual(["About Me"]);
  },

  "are dragged by the title, also fast and across a frame": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    await desktop.home.drag({ x: 700, y: 300 }, 12);
    expect(await boxOf(desktop.home)).toMatchObject({ x: 750, y: 400 });
    await desktop.home.drag({ x: -600, y: -200 }, 1);
    expect(await boxOf(desktop.home)).toMatchObject({ x: 150, y: 200 });
    expect(await page.call(() => String(getSelection()))).toBe("");
  },

  "keep to the limits, also when the viewport shrinks, and come back with it": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const from = await desktop.about.grasp();
    await page.drag(from, { x: 1400, y: 880 });
    expect(await boxOf(desktop.about)).toMatchObject({ x: 870, y: 800 });
    await page.resize({ width: 1024, height: 768 });
    await until(async () => expect(await boxOf(desktop.about)).toMatchObject({ x: 454, y: 668 }));
    await page.resize({ width: 1440, height: 900 });
    await until(async () => expect(await boxOf(desktop.about)).toMatchObject({ x: 870, y: 800 }));
  },

  "are taken back to where they were by Escape while they are dragged": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await page.movePointer(await desktop.about.grasp());
    await page.pressDown();
    await page.movePointer({ x: 600, y: 500 }, 4);
    expect((await boxOf(desktop.about)).x).toBeGreaterThan(300);
    await page.press("Escape");
    expect(await boxOf(desktop.about)).toMatchObject({ x: 150, y: 150 });
    await page.letGo();
    expect(await boxOf(desktop.about)).toMatchObject({ x: 150, y: 150 });
  },

  "are resized by edge and corner, and get their first size back by a double press": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.use();
    const first = await boxOf(desktop.about);
    const corner = { x: first.x + first.width - 1, y: first.y + first.height - 1 };
    await page.drag(corner, { x: corner.x - 200, y: corner.y - 100 });
    const smaller = { ...first, width: first.width - 200, height: first.height - 100 };
    expect(await boxOf(desktop.about)).toEqual(smaller);
    const edge = rightEdgeOf(smaller);
    await page.drag(edge, { x: edge.x - 40, y: edge.y + 20 });
    expect(await boxOf(desktop.about)).toEqual({ ...smaller, width: smaller.width - 40 });
    await page.click({ x: edge.x - 40, y: edge.y }, { times: 2 });
    await until(async () => expect(await boxOf(desktop.about)).toEqual(first));
  },

  "fill a half at the screen's edge, after a ghost has shown it, and get their size back": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.use();
    const ghost = page.css("[data-part=snap-ghost]");
    const shown = () => ghost.askAll((all) => all.filter((one) => one.checkVisibility()).length);
    const before = await boxOf(desktop.about);
    await page.movePointer(await desktop.about.grasp());
    await page.pressDown();
    await page.movePointer({ x: 1, y: 450 }, 8);
    await until(async () => expect(await shown()).toBe(1));
    await page.letGo();
    await until(async () => expect(await boxOf(desktop.about)).toEqual(LEFT_HALF));
    expect(await shown()).toBe(0);
    await page.drag(await desktop.about.grasp(), { x: 700, y: 500 });
    expect(await boxOf(desktop.about)).toMatchObject({
      width: before.width,
      height: before.height,
    });
  },

  "fill the screen by their control and by a double press; Escape takes it back": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const before = await boxOf(desktop.about);
    await desktop.about.control("enterFullscreen").click();
    await until(async () => expect(await boxOf(desktop.about)).toEqual(WHOLE));
    expect(await desktop.home.frame.attribute("inert")).not.toBeNull();
    await desktop.about.control("exitFullscreen").click();
    await until(async () => expect(await boxOf(desktop.about)).toEqual(before));
    await page.click(await desktop.about.grasp(), { times: 2 });
    await until(async () => expect(await boxOf(desktop.about)).toEqual(WHOLE));
    await page.press("Escape");
    await until(async () => expect(await boxOf(desktop.about)).toEqual(before));
  },

  "close, and open again at their last place; the focus goes along": async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 33, y: 44 });
    await desktop.about.control("close").click();
    await desktop.about.frame.untilGone();
    await desktop.untilFocused(desktop.home);
    await desktop.icon("About Me").click({ times: 2 });
    await desktop.about.title.untilFocused();
    expect(await boxOf(desktop.about)).toMatchObject({ x: 183, y: 194 });
    expect(await desktop.about.frame.count()).toBe(1);
  },

  "are not minimized, and the button for it says so": async ({ desktop }) => {
    await desktop.visit();
    const before = await boxOf(desktop.about);
    const minimize = desktop.about.frame.role("button", "Minimize not available");
    expect(await minimize.attribute("aria-disabled")).toBe("true");
    await minimize.click();
    expect(await boxOf(desktop.about)).toEqual(before);
    await until(async () =>
      expect(
        await desktop.about.frame
          .css("[role=tooltip]")
          .askAll((tips) =>
            tips.filter((tip) => tip.checkVisibility()).map((tip) => tip.innerText),
          ),
      ).toEqual(["Minimize not available"]),
    );
  },
};
