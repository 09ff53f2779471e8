import { CAPITALS_EM } from "../sharePictures/drawing/measures";
import { cleanText } from "../sharePictures/text/cleanText";
import { widthEm } from "../sharePictures/text/measure";
import type { Setting } from "../sharePictures/text/style";
import { textSvg } from "../sharePictures/text/textSvg";

/** Pixels of the drawing, which is mostly seen at about this size. */
const SIDE = 32;
const RADIUS = 7;
const LARGEST_TEXT = 18;
const ROOM_FOR_TEXT = 24;

const SETTING: Setting = { weight: 600, trackingEm: 0 };
const INK = "#ffffff";

/** One or two letters in the middle of a square of one colour, as an SVG file. */
export const initialsSvg = (letters: string, ground: string): string => {
  const text = cleanText(letters);
  const wide = widthEm(text, SETTING);
  const sizePx = Math.min(LARGEST_TEXT, ROOM_FOR_TEXT / wide);
  const place = {
    xPx: (SIDE - wide * sizePx) / 2,
    baselinePx: (SIDE + CAPITALS_EM * sizePx) / 2,
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="${RADIUS}" fill="${ground}"/>` +
    `${textSvg(text, { ...SETTING, sizePx, colour: INK }, place)}</svg>`
  );
};
