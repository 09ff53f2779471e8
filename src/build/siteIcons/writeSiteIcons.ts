import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { initials } from "../../lib/initials";
import { STATIC_FOLDER } from "../paths";
import { ownFile } from "../publicFiles/ownFile";
import { USUAL_ACCENT } from "./accent";
import { icoFile } from "./icoFile";
import { initialsSvg } from "./initialsSvg";

const DRAWING = "favicon.svg";

const FALLBACK_SIZE_PX = 32;
/** What Apple's devices scale their home screens' icons down from. */
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
  { name, accent = USUAL_ACCENT }: { name: string; accent?: string },
  siteFolder: string,
): Promise<void> => {
  const own = await ownFile(DRAWING);
  const svg = own ?? Buffer.from(initialsSvg(initials(name), accent));
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
