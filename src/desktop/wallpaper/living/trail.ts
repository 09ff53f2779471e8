/** Where the lamp is in the viewport, in pixels, and how bright, from 0 to 1. */
export interface LampState {
  readonly x: number;
  readonly y: number;
  readonly brightness: number;
}

/** After so long the lamp has gone two thirds of its way. */
const PATIENCE_MS = 160;

/** So near is there: nobody sees the difference. */
const NEAR = { px: 0.5, brightness: 0.004 };

/** Where the lamp is on its way some time later; the target itself once it is near. */
export const onItsWay = (from: LampState, to: LampState, elapsedMs: number): LampState => {
  const left = Math.exp(-elapsedMs / PATIENCE_MS);
  const between = (key: keyof LampState) => to[key] + (from[key] - to[key]) * left;
  const next = { x: between("x"), y: between("y"), brightness: between("brightness") };
  const isThere =
    Math.hypot(next.x - to.x, next.y - to.y) < NEAR.px &&
    Math.abs(next.brightness - to.brightness) < NEAR.brightness;
  return isThere ? to : next;
};
