import type { Size } from "../../lib/geometry";
import { clamp } from "../../lib/geometry";

/** A point of a picture, in percent from its left and its upper edge. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A cut of a picture, in pixels. */
export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

const startOf = (whole: number, part: number, percent: number): number =>
  Math.round(clamp((whole * percent) / 100 - part / 2, 0, whole - part));

/** The largest cut of a picture with this width by its height that has the focus in its middle, or as near as the edges let it. */
export const cutAround = (picture: Size, aspectRatio: number, { x, y }: Focus): Cut => {
  const width = Math.min(picture.width, Math.round(picture.height * aspectRatio));
  const height = Math.min(picture.height, Math.round(picture.width / aspectRatio));
  return {
    left: startOf(picture.width, width, x),
    top: startOf(picture.height, height, y),
    width,
    height,
  };
};
