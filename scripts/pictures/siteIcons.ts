import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { icoFile } from "./icoFile";

const SOURCE = resolve("static/favicon.svg");
const FALLBACK_ICON = resolve("static/favicon.ico");
const TOUCH_ICON = resolve("static/apple-touch-icon.png");

const FALLBACK_SIZE_PX = 32;
/** What Apple's devices scale their home screens' icons down from. */
const TOUCH_SIZE_PX = 180;
const UNITS_OF_SOURCE = 32;
const POINTS_PER_INCH = 72;

const draw = (sizePx: number) =>
  sharp(SOURCE, { density: (POINTS_PER_INCH * sizePx) / UNITS_OF_SOURCE }).resize(sizePx);

/** The drawing's ground is its first colour. */
const groundColour = () => {
  const colour = /fill="(#[0-9a-f]{6})"/.exec(readFileSync(SOURCE, "utf8"))?.[1];
  if (!colour) throw new Error(`${SOURCE} has no ground with a fill of the form #rrggbb.`);
  return colour;
};

/** The icons for those who don't take `static/favicon.svg`: old browsers, and phones' home screens. */
export const writeSiteIcons = async () => {
  const small = await draw(FALLBACK_SIZE_PX).png({ compressionLevel: 9 }).toBuffer();
  writeFileSync(FALLBACK_ICON, icoFile(small, FALLBACK_SIZE_PX));
  // A phone rounds the corners itself and paints black where an icon is transparent.
  await draw(TOUCH_SIZE_PX)
    .flatten({ background: groundColour() })
    .png({ compressionLevel: 9 })
    .toFile(TOUCH_ICON);
  return [FALLBACK_ICON, TOUCH_ICON];
};
