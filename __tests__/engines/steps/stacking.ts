import type { Box, Point } from "../../../src/lib/geometry";
import type { Desktop, DesktopWindow } from "../support/desktop";
import type { Steps } from "../support/suite";

/** The middle of what two windows have in common; null where they have nothing. */
const middleOfBoth = (one: Box, other: Box): Point | null => {
  const left = Math.max(one.x, other.x);
  const top = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return right - left > 8 && bottom - top > 8
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : null;
};

const contains = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Wherever two windows lie over each other, the one in front must be hit. Returns how many places that were. */
const expectPainted = async (
  { page }: Desktop,
  fromBackToFront: readonly DesktopWindow[],
): Promise<number> => {
  const boxes = await Promise.all(fromBackToFront.map((window) => window.box()));
  let places = 0;
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const at = middleOfBoth(one, other);
      if (at === null) continue;
      places += 1;
      const inFront = boxes.findLastIndex((box) => contains(box, at));
      expect(await page.windowAt(at)).toBe(fromBackToFront[inFront]?.name);
    }
  return places;
};

export const stacking: Steps = {
  "is that of their last use, wherever they lie over each other": async ({ desktop, page }) => {
    const { home, about, movie, vitals } = desktop;
    await desktop.visit();
    await vitals.frame.untilThere();
    await desktop.openMovie();
    // All four have something in common then.
    await vitals.drag({ x: 400, y: -300 });
    await home.title.focus();
    await home.drag({ x: 300, y: 150 });
    await movie.title.focus();
    await movie.drag({ x: -200, y: -40 });
    const raised = [about, movie, home, vitals, movie, about, vitals, home];
    for (const window of raised) await window.title.focus();
    expect(await expectPainted(desktop, [movie, about, vitals, home])).toBeGreaterThanOrEqual(5);
    await movie.title.focus();
    expect(await expectPainted(desktop, [about, vitals, home, movie])).toBeGreaterThanOrEqual(5);
    await page.press("F6");
    const [inFront] = await desktop.focused();
    expect(inFront).not.toBe(movie.name);
  },

  "follows a press on what is seen of a window": async ({ desktop }) => {
    await desktop.visit();
    await desktop.home.frame.click({ at: { x: 8, y: 60 } });
    await desktop.untilFocused(desktop.home);
    expect(await expectPainted(desktop, [desktop.about, desktop.home])).toBe(1);
    await desktop.about.raise();
    await desktop.untilFocused(desktop.about);
    expect(await expectPainted(desktop, [desktop.home, desktop.about])).toBe(1);
  },

  "has the dock above all windows, and menus above the dock": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 200, y: 500 });
    const dock = await desktop.dock.box();
    expect(middleOfBoth(dock, await desktop.about.box())).not.toBeNull();
    expect(
      await desktop.dock.ask(
        (nav, x, y) => nav.contains(document.elementFromPoint(x, y)),
        dock.x + dock.width / 2,
        dock.y + dock.height / 2,
      ),
    ).toBe(true);
    await desktop.dock.role("link", "About Me").click({ button: "right" });
    await page.role("menu").untilFocused();
    // The press finds out whether anything lies over it.
    await page.role("menuitem", "Close").click();
    await desktop.about.frame.untilGone();
  },
};
