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

const box = (left: number, top: number, width: number, height: number, radius: number): string =>
  `x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"`;

/** An empty window of the site: its shadow and ring, its paper, its title bar with the three controls. */
export const windowSvg = ({ left, top, height }: WindowPlace, palette: Palette): string => {
  const { width, radius, titleBar } = WINDOW;
  const { shadow, ring } = palette;
  const shadowBox = box(
    left + SHADOW.narrower,
    top + SHADOW.lower,
    width - 2 * SHADOW.narrower,
    height - SHADOW.shorter,
    radius,
  );
  const ringBox = box(left - LINE, top - LINE, width + 2 * LINE, height + 2 * LINE, radius + LINE);
  const controls = [palette.controlMinimize, palette.controlFullscreen, palette.controlClose].map(
    (colour, index) =>
      `<circle cx="${left + CONTROLS.first + index * CONTROLS.apart}" cy="${top + titleBar / 2}" ` +
      `r="${CONTROLS.radius}" fill="${colour}"/>`,
  );
  return [
    `<filter id="soft" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${SHADOW.blur}"/></filter>`,
    `<clipPath id="paper"><rect ${box(left, top, width, height, radius)}/></clipPath>`,
    `<rect ${shadowBox} fill="${shadow.colour}" fill-opacity="${shadow.opacity}" filter="url(#soft)"/>`,
    `<rect ${ringBox} fill="${ring.colour}" fill-opacity="${ring.opacity}"/>`,
    '<g clip-path="url(#paper)">',
    `<rect ${box(left, top, width, height, 0)} fill="${palette.bgWindow}"/>`,
    `<rect ${box(left, top, width, titleBar, 0)} fill="${palette.bgTitleBar}"/>`,
    `<rect ${box(left, top + titleBar - LINE, width, LINE, 0)} fill="${palette.border}"/>`,
    "</g>",
    ...controls,
  ].join("");
};
