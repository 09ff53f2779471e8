import { SHARE_PICTURE_SIZE } from "../../../lib/sharePicture";
import type { Palette } from "../palette";
import { CONTROLS, WINDOW } from "./measures";

/** Where the window is, in pixels of the picture. */
export interface WindowPlace {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** The place of a window that is as high as its content needs. */
export const placeWindow = (height: number): WindowPlace => ({
  left: (SHARE_PICTURE_SIZE.width - WINDOW.width) / 2,
  top: Math.round((SHARE_PICTURE_SIZE.height - height) / 2) - WINDOW.lift,
  height,
});

const SHADOW = { blur: 26, narrower: 14, lower: 44, shorter: 20 };
const LINE = 1.5;

const box = (left: number, top: number, width: number, height: number): string =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`;

const round = (radius: number): string => ` rx="${radius}"`;

const dot = (colour: string): string => `r="${CONTROLS.radius}" fill="${colour}"`;

const hollow = (colour: string): string =>
  `r="${CONTROLS.radius - CONTROLS.ring / 2}" fill="none" stroke="${colour}" stroke-width="${CONTROLS.ring}"`;

/** An empty window of the site: its shadow and ring, its paper, its title bar with the three controls. */
export const windowSvg = ({ left, top, height }: WindowPlace, palette: Palette): string => {
  const { width, radius, titleBar } = WINDOW;
  const { shadow, ring } = palette;
  const shadowBox = box(
    left + SHADOW.narrower,
    top + SHADOW.lower,
    width - 2 * SHADOW.narrower,
    height - SHADOW.shorter,
  );
  const ringBox = box(left - LINE, top - LINE, width + 2 * LINE, height + 2 * LINE);
  const controls = [
    dot(palette.controlClose),
    hollow(palette.controlMinimize),
    dot(palette.controlFullscreen),
  ].map(
    (look, index) =>
      `<circle cx="${left + CONTROLS.first + index * CONTROLS.apart}" cy="${top + titleBar / 2}" ${look}/>`,
  );
  return [
    // The filter reaches over the whole picture: by default it ends a tenth beyond the shadow's box.
    `<filter id="soft" filterUnits="userSpaceOnUse" ${box(0, 0, SHARE_PICTURE_SIZE.width, SHARE_PICTURE_SIZE.height)}`,
    ` color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${SHADOW.blur}"/></filter>`,
    `<clipPath id="paper"><rect ${box(left, top, width, height)}${round(radius)}/></clipPath>`,
    `<rect ${shadowBox}${round(radius)} fill="${shadow.colour}" fill-opacity="${shadow.opacity}" filter="url(#soft)"/>`,
    `<rect ${ringBox}${round(radius + LINE)} fill="${ring.colour}" fill-opacity="${ring.opacity}"/>`,
    '<g clip-path="url(#paper)">',
    `<rect ${box(left, top, width, height)} fill="${palette.bgWindow}"/>`,
    `<rect ${box(left, top, width, titleBar)} fill="${palette.bgTitleBar}"/>`,
    `<rect ${box(left, top + titleBar - LINE, width, LINE)} fill="${palette.border}"/>`,
    "</g>",
    ...controls,
  ].join("");
};
