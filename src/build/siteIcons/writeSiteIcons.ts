import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { initials } from "../../lib/initials";
import { escapeHtml } from "../escapeHtml";
import { DRAWING_FONT, prepareDrawingFont } from "../linkPreviews/drawingFont";
import { STATIC_FOLDER } from "../paths";
import { ownFile } from "../publicFiles/ownFile";
import { icoFile } from "./icoFile";

const DRAWING = "favicon.svg";

/** The theme's own accent, if the owner has none. */
const USUAL_ACCENT = "#3d4fc4";

/** One or two letters in the middle of a square of one colour. A browser writes them in the system's font. */
const initialsSvg = (letters: string, colour: string): string => {
  const isWide = [...letters].length > 1 && /[MW]|\P{sc=Latin}/u.test(letters);
  const sizePx = isWide ? 14 : 17;
  // The middle of capitals is in the middle of the square.
  const baseline = 16 + sizePx * 0.355;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="${baseline}" font-family="${DRAWING_FONT}, system-ui, sans-serif" font-size="${sizePx}" font-weight="600" text-anchor="middle" fill="#ffffff">${escapeHtml(letters)}</text></svg>`;
};

const FALLBACK_SIZE_PX = 32;
/** Apple's devices scale this down for their home screens. */
const TOUCH_SIZE_PX = 180;
const POINTS_PER_INCH = 72;

/** A square picture of a drawing. What is transparent, such as rounded corners, stays so. */
const draw = async (svg: Buffer, sizePx: number) => {
  const { width, height } = await sharp(svg)
    .metadata()
    .catch(() => {
      // Ours can always be read.
      throw new Error(`The drawing ${STATIC_FOLDER}/${DRAWING} can't be read as SVG.`);
    });
  const density = Math.ceil((POINTS_PER_INCH * sizePx) / Math.min(width, height));
  return sharp(svg, { density })
    .resize(sizePx, sizePx, { fit: "contain", background: "transparent" })
    .png({ compressionLevel: 9 });
};

/** A drawing begins with its ground, so that is its first colour. */
const groundOf = (svg: Buffer): string =>
  /fill="(#[0-9a-f]{6})"/i.exec(svg.toString("utf8"))?.[1] ?? "#ffffff";

/** For browsers that take no drawing. */
const fallbackIcon = async (svg: Buffer): Promise<Buffer> =>
  icoFile(await (await draw(svg, FALLBACK_SIZE_PX)).toBuffer(), FALLBACK_SIZE_PX);

/** A phone rounds the corners itself and paints black where an icon is transparent. */
const touchIcon = async (svg: Buffer): Promise<Buffer> =>
  (await draw(svg, TOUCH_SIZE_PX)).flatten({ background: groundOf(svg) }).toBuffer();

/**
 * Writes the icons by which browsers and phones show the site: the owner's initials on the accent, or what is made of the owner's own
 * `static/favicon.svg`. Each of the three files that the owner has in `static/` stays as it is.
 */
export const writeSiteIcons = async (
  { name, accent, font }: { name: string; accent?: string | undefined; font?: string | null },
  siteFolder: string,
): Promise<void> => {
  await prepareDrawingFont(font ?? undefined);
  const own = await ownFile(DRAWING);
  const svg = own ?? Buffer.from(initialsSvg(initials(name), accent ?? USUAL_ACCENT));
  const icons = {
    [DRAWING]: () => svg,
    "favicon.ico": () => fallbackIcon(svg),
    "apple-touch-icon.png": () => touchIcon(svg),
  };
  await fs.mkdir(siteFolder, { recursive: true });
  for (const [file, make] of Object.entries(icons)) {
    if ((await ownFile(file)) === undefined) {
      await fs.writeFile(path.join(siteFolder, file), await make());
    }
  }
};
