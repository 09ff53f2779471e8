import type { Box } from "../../lib/geometry";
import type { AppManifest } from "../manifest";
import { placeWithin } from "../model/limits";
import { resizedBox } from "../model/resizedBox";
import { STEPS, type StepName } from "../model/windowMoves";
import type { WindowActions } from "../useCreateWindowActions";
import { readViewport } from "../viewport";
import { boxOf, frameOf } from "../windowElement";

/** Moves and resizes a window step by step, from where it is on screen. */
export const arrowSteps = (
  { id, limits, smallest }: AppManifest,
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
        const target = { x: x + STEPS[step].x, y: y + STEPS[step].y };
        move(id, placeWithin(target, readViewport(), limits));
      }),
    /** By its right and bottom edges. */
    resize: (step: StepName) =>
      withBox((from) => {
        const resizing = { from, grip: { x: 1, y: 1 }, limits, smallest } as const;
        resize(id, resizedBox({ ...resizing, viewport: readViewport() }, STEPS[step]));
      }),
  };
};
