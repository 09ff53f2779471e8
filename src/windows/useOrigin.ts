import { useMemo } from "react";
import type { Point } from "../lib/geometry";
import type { WindowId } from "./model/windowsState";
import { mirroredX, ONWARD } from "./readingSide";
import { useWindowManager } from "./WindowManager";
import type { CustomProperties } from "./windowStyle";

/** How small a window is where it comes from and goes to: about as large as an icon. */
const SCALE = 0.08;

/** From the window's own middle, wherever its style puts that. */
const transformTo = ({ x, y }: Point): string =>
  `translate(calc(${ONWARD} * (${mirroredX(x)}px - var(--window-start) - 50%)), ` +
  `calc(${y}px - var(--window-top) - 50%)) scale(${SCALE})`;

/**
 * What a window grows from and shrinks to, for its style. It is measured while the window is rendered: a moment later the
 * browser would have begun to show it, or to hide it. The windows of the arrival come from nowhere.
 */
export const useOrigin = (
  id: WindowId,
  { isOfArrival, isLeaving }: { isOfArrival: boolean; isLeaving: boolean },
): CustomProperties => {
  const { openers } = useWindowManager();
  return useMemo(() => {
    if (isOfArrival && !isLeaving) return {};
    const place = isLeaving ? openers.goalOf(id) : openers.originOf(id);
    return place ? { "--origin": transformTo(place) } : {};
  }, [openers, id, isOfArrival, isLeaving]);
};
