import type { Page } from "@playwright/test";
import type { Desktop, DesktopWindow, Place } from "./support/desktop";
import { DOCK_ROOM_PX, expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

const { width: WIDTH, height: HEIGHT } = VIEWPORTS.desktop;

/** Grips come with the first sign of use. */
const arrive = async (desktop: Desktop, page: Page) => {
  await desktop.visit();
  await page.mouse.move(700, 20);
  await expect(desktop.about.frame.locator("[data-grip]")).toHaveCount(8);
};

const centreOf = async (window: DesktopWindow, grip: string): Promise<Place> => {
  const { x, y, width, height } = await window.box();
  return {
    x: grip.includes("w") ? x : grip.includes("e") ? x + width - 1 : x + width / 2,
    y: grip.includes("n") ? y : grip.includes("s") ? y + height - 1 : y + height / 2,
  };
};

const pull = async (page: Page, window: DesktopWindow, grip: string, by: Place) => {
  const { x, y } = await centreOf(window, grip);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
};

/** Takes a window by its title and holds it with the pointer at a place. */
const hold = async (page: Page, window: DesktopWindow, to: Place) => {
  const title = await window.title.boundingBox();
  if (title === null) throw new Error("The title is not on screen.");
  await page.mouse.move(title.x + 6, title.y + title.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
};

const ghost = (window: DesktopWindow) =>
  window.frame.locator("xpath=..").locator("[data-part=snap-ghost]");

test.describe("resizing", () => {
  test("each edge and corner moves what it is, and nothing else", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    for (const [grip, by, change] of [
      ["e", { x: -40, y: 30 }, { x: 0, y: 0, width: -40, height: 0 }],
      ["w", { x: 30, y: 30 }, { x: 30, y: 0, width: -30, height: 0 }],
      ["s", { x: 30, y: -60 }, { x: 0, y: 0, width: 0, height: -60 }],
      ["n", { x: 30, y: 20 }, { x: 0, y: 20, width: 0, height: -20 }],
      ["se", { x: -20, y: 40 }, { x: 0, y: 0, width: -20, height: 40 }],
      ["nw", { x: -20, y: -20 }, { x: -20, y: -20, width: 20, height: 20 }],
      ["ne", { x: 10, y: 30 }, { x: 0, y: 30, width: 10, height: -30 }],
      ["sw", { x: -10, y: 10 }, { x: -10, y: 0, width: 10, height: 10 }],
    ] as const) {
      const { x, y, width, height } = await about.box();
      await pull(page, about, grip, by);
      await page.mouse.up();
      expect(await about.box(), grip).toEqual({
        x: x + change.x,
        y: y + change.y,
        width: width + change.width,
        height: height + change.height,
      });
    }
  });

  test("stops at the smallest size, and at the desktop's edges", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    const { x, y } = await about.box();
    await pull(page, about, "se", { x: -2000, y: -2000 });
    await page.mouse.up();
    expect(await about.box()).toEqual({ x, y, width: 360, height: 240 });
    await pull(page, about, "se", { x: 2000, y: 2000 });
    await page.mouse.up();
    expect(await about.box()).toEqual({ x, y, width: WIDTH - x, height: HEIGHT - y });
    await pull(page, about, "nw", { x: -2000, y: -2000 });
    await page.mouse.up();
    expect(await about.box()).toEqual({
      x: 0,
      y: TOP_BAR_PX,
      width: WIDTH,
      height: HEIGHT - TOP_BAR_PX,
    });
  });

  test("is kept over closing, fullscreen and a reload; a double press on an edge takes it back", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    const first = await about.box();
    await pull(page, about, "se", { x: -300, y: -100 });
    await page.mouse.up();
    const resized = await about.box();
    expect(resized).toEqual({ ...first, width: first.width - 300, height: first.height - 100 });

    await about.button("Enter fullscreen").click();
    await about.button("Exit fullscreen").click();
    expect(await about.box()).toEqual(resized);
    await about.button("Close").click();
    await desktop.icon("About Me").dblclick();
    expect(await about.box()).toEqual(resized);
    await page.reload();
    await desktop.untilStarted();
    expect(await about.box()).toEqual(resized);

    await page.mouse.move(700, 20);
    await expect(about.frame.locator("[data-grip]")).toHaveCount(8);
    const edge = await centreOf(about, "e");
    await page.mouse.dblclick(edge.x, edge.y);
    expect(await about.box()).toEqual(first);
  });

  test("crosses a frame without being swallowed, and selects no text", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    await desktop.openMovie();
    const before = await desktop.movie.box();
    await pull(page, desktop.movie, "se", { x: -200, y: -150 });
    await page.mouse.up();
    const after = await desktop.movie.box();
    expect(after).toEqual({ ...before, width: before.width - 200, height: before.height - 150 });
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
  });

  test("a size shrinks with the viewport, and comes back with it", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    await pull(page, about, "se", { x: -100, y: 100 });
    await page.mouse.up();
    const resized = await about.box();
    await page.setViewportSize({ width: 800, height: 500 });
    expect(await about.box()).toMatchObject({ width: 800, height: 500 - TOP_BAR_PX });
    await page.setViewportSize(VIEWPORTS.desktop);
    expect(await about.box()).toEqual(resized);
  });
});

test.describe("snapping", () => {
  for (const [where, to, box] of [
    ["the left edge", { x: 1, y: 450 }, { x: 0, y: 44, width: 720, height: 776 }],
    ["the right edge", { x: 1438, y: 450 }, { x: 720, y: 44, width: 720, height: 776 }],
    ["the upper left corner", { x: 1, y: 60 }, { x: 0, y: 44, width: 720, height: 388 }],
    ["the upper right corner", { x: 1438, y: 60 }, { x: 720, y: 44, width: 720, height: 388 }],
    ["the lower left corner", { x: 1, y: 890 }, { x: 0, y: 432, width: 720, height: 388 }],
    ["the lower right corner", { x: 1438, y: 890 }, { x: 720, y: 432, width: 720, height: 388 }],
    ["the top", { x: 720, y: 3 }, { x: 0, y: 44, width: 1440, height: 856 }],
  ] as const) {
    test(`at ${where} a ghost shows what the window will fill; dragged away, it is as before`, async ({
      desktop,
      page,
    }) => {
      await arrive(desktop, page);
      const { about } = desktop;
      const before = await about.box();
      await expect(ghost(about)).toBeHidden();
      await hold(page, about, to);
      await expect(ghost(about)).toBeVisible();
      // With a margin, so that its edges are seen at the screen's.
      await expect
        .poll(() => ghost(about).boundingBox())
        .toEqual({ x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 });
      await page.mouse.up();
      await expect(ghost(about)).toBeHidden();
      await expect.poll(() => about.box()).toEqual(box);

      await hold(page, about, { x: 700, y: 500 });
      await page.mouse.up();
      const after = await about.box();
      expect([after.width, after.height]).toEqual([before.width, before.height]);
      expect(after.x).toBeLessThan(700);
      expect(after.x + after.width).toBeGreaterThan(700);
    });
  }

  test("a window goes straight from one half to the other, to the whole, and back", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    await about.choose("Snap left");
    await expect.poll(async () => (await about.box()).width).toBe(720);
    await hold(page, about, { x: 1438, y: 450 });
    await page.mouse.up();
    const half = { x: 720, y: 44, width: 720, height: 776 };
    await expect.poll(() => about.box()).toEqual(half);
    await hold(page, about, { x: 720, y: 3 });
    await page.mouse.up();
    await expect.poll(() => about.box()).toEqual({ x: 0, y: 44, width: 1440, height: 856 });
    await about.button("Exit fullscreen").click();
    await expect.poll(() => about.box()).toEqual(half);
  });

  test("the ghost goes when the window is taken away from the edge", async ({ desktop, page }) => {
    await arrive(desktop, page);
    await hold(page, desktop.about, { x: 1, y: 450 });
    await expect(ghost(desktop.about)).toBeVisible();
    await page.mouse.move(300, 450);
    await expect(ghost(desktop.about)).toBeHidden();
    await page.mouse.up();
    expect((await desktop.about.box()).width).toBe(1140);
  });

  test("a half stays a half when the viewport changes, and is one again after a reload", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    await desktop.about.choose("Snap right");
    await page.setViewportSize(VIEWPORTS.laptop);
    const half = { x: 512, y: TOP_BAR_PX, width: 512, height: 768 - TOP_BAR_PX - DOCK_ROOM_PX };
    expect(await desktop.about.box()).toEqual(half);
    await page.reload();
    await desktop.untilStarted();
    expect(await desktop.about.box()).toEqual(half);
  });
});

test.describe("Escape takes it back", () => {
  test("a drag, also one that would snap, and nothing moves any more", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    const before = await desktop.about.box();
    await hold(page, desktop.about, { x: 1, y: 450 });
    await page.keyboard.press("Escape");
    expect(await desktop.about.box()).toEqual(before);
    await expect(ghost(desktop.about)).toBeHidden();
    await page.mouse.move(600, 600);
    await page.mouse.up();
    expect(await desktop.about.box()).toEqual(before);
  });

  test("a resize, a drag out of a half, and one out of fullscreen", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    const before = await about.box();
    await pull(page, about, "se", { x: -200, y: -100 });
    expect((await about.box()).width).toBe(before.width - 200);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await about.box()).toEqual(before);

    await about.choose("Snap left");
    const half = await about.box();
    await hold(page, about, { x: 700, y: 500 });
    expect((await about.box()).width).toBe(before.width);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await about.box()).toEqual(half);

    await about.button("Enter fullscreen").click();
    const full = await about.box();
    await hold(page, about, { x: 700, y: 500 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await about.box()).toEqual(full);
    await page.keyboard.press("Escape");
    expect(await about.box()).toEqual(half);
  });

  test("so does a press that the system takes over", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const before = await desktop.about.box();
    await hold(page, desktop.about, { x: 600, y: 600 });
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true })),
    );
    expect(await desktop.about.box()).toEqual(before);
    await page.mouse.move(700, 650);
    await page.mouse.up();
    expect(await desktop.about.box()).toEqual(before);
  });
});

test.describe("by keyboard alone", () => {
  test("arrow keys move a window; Enter keeps, Escape takes back", async ({ desktop, page }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    const before = await about.box();
    await about.choose("Move with the arrow keys", "Move");
    const mode = about.frame.getByRole("slider", { name: "Move About Me" });
    await expect(mode).toBeFocused();
    await expect(mode).toHaveText(/Enter keeps it there, Escape takes it back/);
    await expect(mode).toHaveAttribute("aria-valuetext", /150 pixels from the left, 150/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(mode).toHaveAttribute("aria-valuetext", /190 pixels from the left, 110/);
    await page.keyboard.press("Enter");
    await expect(mode).toHaveCount(0);
    await expect(about.button("Window menu")).toBeFocused();
    const moved = { ...before, x: 190, y: 110 };
    expect(await about.box()).toEqual(moved);

    await about.choose("Move with the arrow keys", "Move");
    await expect(mode).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect((await about.box()).x).toBe(110);
    await page.keyboard.press("Escape");
    await expect(mode).toHaveCount(0);
    expect(await about.box()).toEqual(moved);
  });

  test("and resize it; the menu's steps do, too, as often as they are chosen", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop, page);
    const { about } = desktop;
    const before = await about.box();
    await about.choose("Resize with the arrow keys", "Resize");
    await expect(about.frame.getByRole("slider", { name: "Resize About Me" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    expect(await about.box()).toEqual({
      ...before,
      width: before.width - 40,
      height: before.height + 40,
    });
    await page.keyboard.press("Escape");
    expect(await about.box()).toEqual(before);

    const menu = await about.openSubmenu(await about.openMenu(), "Resize");
    for (const item of ["Narrower", "Narrower", "Shorter", "Taller", "Taller", "Wider"]) {
      await menu.getByRole("menuitem", { name: item }).click();
    }
    expect(await about.box()).toEqual({
      ...before,
      width: before.width - 40,
      height: before.height + 40,
    });
    await menu.getByRole("menuitem", { name: "Original size" }).click();
    expect(await about.box()).toEqual(before);
  });
});

test("windows are regions named by their titles, the panel goes with the page, and none is a dialog", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.settle();
  await desktop.openMovie();
  for (const window of [desktop.home, desktop.about, desktop.movie, desktop.vitals]) {
    await expect(window.frame).toBeVisible();
    await expect(window.frame).toHaveAttribute("data-window-id");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test("there is a finger's width to take hold of", async ({ desktop }) => {
    await desktop.visit();
    const { about } = desktop;
    await about.title.tap();
    const grips = about.frame.locator("[data-grip]");
    await expect(grips).toHaveCount(8);
    for (const grip of await grips.all()) {
      const box = await grip.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("there is nothing to resize by", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.title.tap();
    await expect(desktop.about.frame.locator("[data-grip]")).toHaveCount(8);
    for (const grip of await desktop.about.frame.locator("[data-grip]").all()) {
      await expect(grip).toBeHidden();
    }
  });
});

test("the panel's header, dragged and let go beside it, answers to the next key", async ({
  desktop,
}) => {
  await desktop.visit();
  const header = desktop.vitals.button("Web Vitals");
  await expect(header).toBeVisible();
  // Further than it may go: the pointer is off it when it is let go.
  await desktop.vitals.drag({ x: 0, y: 300 });
  await expect(header).toHaveAttribute("aria-expanded", "true");
  await header.press("Enter");
  await expect(header).toHaveAttribute("aria-expanded", "false");
});
