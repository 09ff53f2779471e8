import type { Box, Point } from "../../lib/geometry";
import type { AppManifest } from "../manifest";
import { placeWithin } from "../model/limits";
import { resizedBox } from "../model/resizedBox";
import { STEPS, type StepName } from "../model/windowMoves";
import { ONWARD } from "../readingSide";
import type { WindowActions } from "../useCreateWindowActions";
import { readViewport } from "../viewport";
import { boxOf, frameOf } from "../windowElement";

/** A step that is named by the eye. */
const stepBy = (step: StepName): Point => ({ x: STEPS[step].x * ONWARD, y: STEPS[step].y });

/** Moves and resizes a window step by step, from where it is on screen. */
export const arrowSteps = (
  { id, limits, smallest, maxHeightShare }: AppManifest,
  { focus, move, resize }: WindowActions,
) => {
  const withBox = (task: (box: Box) => void) => {
    const frame = frameOf(id);
    if (frame === null) return;
    // Asked for from elsewhere, it may be behind others.
    focus(id);
    task(boxOf(frame));
  };
  return {
    move: (step: StepName) =>
      withBox(({ x, y }) => {
        const by = stepBy(step);
        const target = { x: x + by.x, y: y + by.y };
        move(id, placeWithin(target, readViewport(), limits));
      }),
    /** By its lower edge, and by that where one reads on. */
    resize: (step: StepName) =>
      withBox((from) => {
        const viewport = readViewport();
        const resizing = { from, viewport, limits, smallest, maxHeightShare };
        resize(id, resizedBox({ ...resizing, grip: { x: 1, y: 1 } }, stepBy(step)));
      }),
  };
};
