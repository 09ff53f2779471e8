import type { Box, Point } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";
import type { AppManifest } from "../manifest";
import { deskSize } from "../model/limits";
import { type SnapTarget, snapTarget } from "../model/snapTarget";
import { tileBox } from "../model/tiles";
import { isOnPhone, readViewport } from "../viewport";
import { GHOST_ATTRIBUTE } from "./SnapGhost";

/** Room around the ghost, so that its edges are seen at the viewport's. */
const GHOST_MARGIN_PX = 6;

/** Follows the pointer of a drag, and shows what the window would fill if it were let go now. */
export const createSnapping = (
  frame: HTMLElement,
  { smallest, hasControls }: Pick<AppManifest, "smallest" | "hasControls">,
) => {
  const viewport = readViewport();
  const isPossible = hasControls && !isOnPhone();
  const ghost = frame.parentElement?.querySelector<HTMLElement>(`[${GHOST_ATTRIBUTE}]`);
  let target: SnapTarget | null = null;

  const boxOfTarget = (name: SnapTarget): Box =>
    name === "whole"
      ? { x: 0, y: topBarHeightIn(viewport), ...deskSize(viewport) }
      : tileBox(name, viewport, smallest);

  const show = () => {
    if (!ghost) return;
    ghost.hidden = target === null;
    if (target === null) return;
    const { x, y, width, height } = boxOfTarget(target);
    ghost.style.insetInlineStart = `${x + GHOST_MARGIN_PX}px`;
    ghost.style.top = `${y + GHOST_MARGIN_PX}px`;
    ghost.style.width = `${width - 2 * GHOST_MARGIN_PX}px`;
    ghost.style.height = `${height - 2 * GHOST_MARGIN_PX}px`;
  };

  const aimAt = (next: SnapTarget | null) => {
    if (next === target) return;
    target = next;
    show();
  };

  return {
    follow(pointer: Point): void {
      aimAt(isPossible ? snapTarget(pointer, viewport) : null);
    },
    target: () => target,
    hide: () => aimAt(null),
  };
};
