import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { projectRoot, STATIC_FOLDER, writeSiteFile } from "../../content/files";
import { escapeHtml } from "../../content/text";
import { initials } from "../../lib/initials";
import { colours } from "../../theme/colours";
import { DRAWING_FONT, prepareDrawingFont } from "../linkPreviews/drawingFont";

const DRAWING = "favicon.svg";

/** A letter or two in the middle of a square of one colour. A browser writes them in the system's font. */
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

/** A square picture of a drawing. Transparent parts, such as rounded corners, stay so. */
const draw = (svg: Buffer, sizePx: number) =>
  sharp(svg)
    .resize(sizePx, sizePx, { fit: "contain", background: "transparent" })
    .png({ compressionLevel: 9 });

/** For browsers that take no drawing: an .ico file is a PNG after a header of 22 bytes. */
const fallbackIcon = async (svg: Buffer): Promise<Buffer> => {
  const png = await draw(svg, FALLBACK_SIZE_PX).toBuffer();
  const size = [FALLBACK_SIZE_PX, FALLBACK_SIZE_PX];
  const head = Buffer.from([0, 0, 1, 0, 1, 0, ...size, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length);
  place.writeUInt32LE(head.length + place.length, 4);
  return Buffer.concat([head, place, png]);
};

/** A phone rounds the corners itself and paints black where an icon is transparent: this has the drawing's first colour. */
const touchIcon = async (svg: Buffer): Promise<Buffer> => {
  const background = /fill="(#[0-9a-f]{6})"/i.exec(svg.toString("utf8"))?.[1] ?? "#ffffff";
  return draw(svg, TOUCH_SIZE_PX).flatten({ background }).toBuffer();
};

interface IconSettings {
  readonly owner: { readonly name: string };
  readonly accent?: { readonly colour: string } | null | undefined;
  readonly font?: string | undefined;
}

/** Writes the icons for browsers and phones: the owner's initials on the accent, or the owner's own `static/favicon.svg`. */
export const writeSiteIcons = async ({ owner, accent, font }: IconSettings): Promise<void> => {
  await prepareDrawingFont(font);
  const svg = await fs
    .readFile(path.join(projectRoot(), STATIC_FOLDER, DRAWING))
    .catch(() =>
      Buffer.from(initialsSvg(initials(owner.name), accent?.colour ?? colours.accent.light)),
    );
  await sharp(svg)
    .metadata()
    .catch(() => {
      throw new Error(`The drawing ${STATIC_FOLDER}/${DRAWING} can't be read as SVG.`);
    });
  writeSiteFile(DRAWING, svg);
  writeSiteFile("favicon.ico", await fallbackIcon(svg));
  writeSiteFile("apple-touch-icon.png", await touchIcon(svg));
};
