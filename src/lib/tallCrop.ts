import { clamp } from "./geometry";

/** Width by height of the crops for tall screens: three of them show every point of a picture in 16:9. */
export const TALL_RATIO = 0.6;

/** The crop with a point of a picture: 0 at the left edge, 1 in the middle, 2 at the right edge. */
export const cropOf = (percent: number): number => Math.min(2, Math.floor((3 * percent) / 100));

/** The place of the same point in its crop, in percent. The ratio is that of the whole picture. */
export const placeInCrop = (percent: number, ratio: number): number => {
  const share = Math.min(1, TALL_RATIO / ratio);
  const start = (cropOf(percent) * (1 - share)) / 2;
  return clamp((percent - 100 * start) / share, 0, 100);
};
