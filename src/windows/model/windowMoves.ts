import type { Box, Point, Size } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";

/** In the middle of the desktop. */
export const centred = ({ width, height }: Box, viewport: Size): Point => ({
  x: Math.round((viewport.width - width) / 2),
  y: Math.round((topBarHeightIn(viewport) + viewport.height - height) / 2),
});

/** What one press of the window menu, or of an arrow key, moves or resizes by, in CSS pixels. */
const STEP_PX = 40;

/** By the arrow key that means it. */
export const STEPS = {
  left: { x: -STEP_PX, y: 0 },
  right: { x: STEP_PX, y: 0 },
  up: { x: 0, y: -STEP_PX },
  down: { x: 0, y: STEP_PX },
} as const satisfies Record<string, Point>;

export type StepName = keyof typeof STEPS;
