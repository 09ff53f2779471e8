import type { Point } from "../lib/geometry";
import { direction } from "../words/locale.words";
import type { TileName } from "./model/tiles";
import { readViewport } from "./viewport";

// Places are counted from the side where one begins to read: in a language that is written from the right, the model of
// the windows (places, limits, tiles) is the mirror image of what the eye sees. This is where the two meet.

const isMirrored = direction === "rtl";

/** Which way a place's x grows, by the eye: 1 to the right. */
export const ONWARD: 1 | -1 = isMirrored ? -1 : 1;
export const BACKWARD: 1 | -1 = isMirrored ? 1 : -1;

/** The x of something so wide, from one of the two into the other. */
export const mirroredX = (x: number, width = 0): number =>
  isMirrored ? readViewport().width - x - width : x;

/** A place of the pointer, as places of windows are counted. */
export const readingPoint = ({ x, y }: Point): Point => ({ x: mirroredX(x), y });

const MIRRORED_TILES: Readonly<Record<TileName, TileName>> = {
  left: "right",
  right: "left",
  top: "top",
  bottom: "bottom",
  topLeft: "topRight",
  topRight: "topLeft",
  bottomLeft: "bottomRight",
  bottomRight: "bottomLeft",
};

/** The tile that has this name by the eye. */
export const tileByEye = (name: TileName): TileName => (isMirrored ? MIRRORED_TILES[name] : name);
