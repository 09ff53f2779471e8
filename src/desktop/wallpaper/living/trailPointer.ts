import type { Point } from "../../../lib/geometry";
import type { Lamp } from "./lamp";
import { partOfPicture } from "./partOfPicture";
import { type LampState, onItsWay } from "./trail";

/** Of moonlight, and of a morning; as bright as silk shines at most. */
const COLOURS = { dark: [0.38, 0.47, 0.76], light: [0.42, 0.37, 0.3] } as const;

/** The pointer has other things to do, or the wallpaper is not seen. */
const RESTS = "[data-window-dragging], [data-window-id][data-fullscreen]";

const isWatched = (canvas: HTMLCanvasElement): boolean =>
  document.querySelector(RESTS) === null && canvas.getClientRects().length > 0;

/**
 * Lets a lamp trail the pointer, until the signal. Nothing is drawn but while it moves.
 *
 * @param focus the picture's own, in percent
 */
export const trailPointer = (
  canvas: HTMLCanvasElement,
  lamp: Lamp,
  focus: Point,
  signal: AbortSignal,
): void => {
  let state: LampState | null = null;
  let target: LampState | null = null;
  let frame = 0;
  let before = 0;

  const draw = (now: number) => {
    frame = 0;
    if (state === null || target === null || !isWatched(canvas)) return;
    state = onItsWay(state, target, now - before);
    before = now;
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    const isLight = document.documentElement.classList.contains("light");
    const [red, green, blue] = COLOURS[isLight ? "light" : "dark"];
    const { brightness } = state;
    lamp.light(partOfPicture(state, viewport, canvas, focus), [
      red * brightness,
      green * brightness,
      blue * brightness,
    ]);
    if (state !== target) frame = requestAnimationFrame(draw);
  };

  const moveTo = (next: LampState) => {
    state ??= { ...next, brightness: 0 };
    target = next;
    if (frame !== 0) return;
    before = performance.now();
    frame = requestAnimationFrame(draw);
  };

  const onMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === "mouse") moveTo({ x: clientX, y: clientY, brightness: 1 });
  };
  const onLeave = () => {
    if (target !== null) moveTo({ ...target, brightness: 0 });
  };
  document.addEventListener("pointermove", onMove, { passive: true, signal });
  document.documentElement.addEventListener("pointerleave", onLeave, { signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
};
