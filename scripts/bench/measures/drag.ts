import type { Browser, Page } from "@playwright/test";
import { observeArrival } from "../../weights/arrival";
import { withSlowPage } from "../browser";

const STEPS = 60;
const STEP_MS = 1000 / 60;
/** Away from the edges, where the window would stop. */
const STEP_PX = { x: 4, y: 3 };

/** A frame that took longer than two of a screen with 60 in a second. */
const GAP_MS = 34;

export interface DragResult {
  /** Frames in which the page came later than `GAP_MS` after the one before. */
  gaps: number;
  longestGapMs: number;
  /** How far the window, or its corner, was from where the pointer had taken it, once both stood still. */
  lagPx: number;
}

/** From now on the page notes when it may paint; says how to get the notes. */
const recordFrames = async (page: Page) => {
  const record = await page.evaluateHandle(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return { frames };
  });
  return (): Promise<number[]> => record.evaluate(({ frames }) => [...frames]);
};

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is pulled, and how that shows. */
interface Pull {
  /** Where the window is taken hold of. */
  at: (window: Box, title: Box) => { x: number; y: number };
  /** 1 to the right and down, -1 to the left and up. */
  towards: 1 | -1;
  /** What of the window follows the pointer. */
  follows: (window: Box) => { x: number; y: number };
}

const BY_TITLE_BAR: Pull = {
  at: (_window, { x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }),
  towards: 1,
  follows: ({ x, y }) => ({ x, y }),
};

const BY_CORNER: Pull = {
  at: ({ x, y, width, height }) => ({ x: x + width - 1, y: y + height - 1 }),
  towards: -1,
  follows: ({ width, height }) => ({ x: width, y: height }),
};

/** Pulls the About Me window in 60 steps, one for each frame of a usual screen, with the wallpaper on. */
const pull = (
  browser: Browser,
  address: string,
  { at, towards, follows }: Pull,
): Promise<DragResult> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const frame = page.getByRole("region", { name: "About Me", exact: true });
    const title = await frame.getByRole("heading", { level: 2 }).boundingBox();
    const start = await frame.boundingBox();
    if (title === null || start === null) throw new Error("The About Me window is not on screen.");
    const from = at(start, title);

    await page.mouse.move(from.x, from.y);
    // What windows are resized by comes with the first move of the pointer.
    await frame.locator("[data-grip=se]").waitFor({ state: "attached" });
    await page.mouse.down();
    await twoFrames(page);
    const framesSoFar = await recordFrames(page);
    for (let step = 1; step <= STEPS; step += 1) {
      const due = performance.now() + STEP_MS;
      const by = step * towards;
      await page.mouse.move(from.x + by * STEP_PX.x, from.y + by * STEP_PX.y);
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    }
    const frames = await framesSoFar();
    await twoFrames(page);
    const end = await frame.boundingBox();
    await page.mouse.up();

    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    const began = follows(start);
    const ended = end ? follows(end) : { x: Number.NaN, y: Number.NaN };
    const lag = {
      x: began.x + STEPS * towards * STEP_PX.x - ended.x,
      y: began.y + STEPS * towards * STEP_PX.y - ended.y,
    };
    return {
      gaps: gaps.filter((gap) => gap > GAP_MS).length,
      longestGapMs: Math.max(...gaps),
      lagPx: Math.hypot(lag.x, lag.y),
    };
  });

/** Drags the window by its title bar. */
export const drag = (browser: Browser, address: string) => pull(browser, address, BY_TITLE_BAR);

/** Makes it smaller by its lower right corner: all that is in it is laid out anew with each step. */
export const resize = (browser: Browser, address: string) => pull(browser, address, BY_CORNER);
