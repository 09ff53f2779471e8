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
  /** How far the window was from where the pointer had taken it, once both stood still. */
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

/** Drags the About Me window by its title bar in 60 steps, one for each frame of a usual screen, with the wallpaper on. */
export const drag = (browser: Browser, address: string): Promise<DragResult> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const frame = page.getByRole("region", { name: "About Me", exact: true });
    const title = await frame.getByRole("heading", { level: 2 }).boundingBox();
    const start = await frame.boundingBox();
    if (title === null || start === null) throw new Error("The About Me window is not on screen.");
    const from = { x: title.x + title.width / 2, y: title.y + title.height / 2 };

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await twoFrames(page);
    const framesSoFar = await recordFrames(page);
    for (let step = 1; step <= STEPS; step += 1) {
      const due = performance.now() + STEP_MS;
      await page.mouse.move(from.x + step * STEP_PX.x, from.y + step * STEP_PX.y);
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    }
    const frames = await framesSoFar();
    await twoFrames(page);
    const end = await frame.boundingBox();
    await page.mouse.up();

    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    const lag = {
      x: start.x + STEPS * STEP_PX.x - (end?.x ?? Number.NaN),
      y: start.y + STEPS * STEP_PX.y - (end?.y ?? Number.NaN),
    };
    return {
      gaps: gaps.filter((gap) => gap > GAP_MS).length,
      longestGapMs: Math.max(...gaps),
      lagPx: Math.hypot(lag.x, lag.y),
    };
  });
