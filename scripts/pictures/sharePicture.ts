import { statSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { SHARE_PICTURE } from "../../src/lib/sharePicture";
import { visit } from "../browser/visit";
import { withBuiltSite } from "../browser/withBuiltSite";

const FILE = resolve("static", `.${SHARE_PICTURE.path}`);

/** Wide enough for the windows to stand beside each other, narrow enough to read them in a small preview. */
const VIEWPORT_WIDTH_PX = 1520;
const VIEWPORT = {
  width: VIEWPORT_WIDTH_PX,
  height: Math.round((VIEWPORT_WIDTH_PX * SHARE_PICTURE.height) / SHARE_PICTURE.width),
};
const DENSITY = 2;
const JPEG_QUALITY = 84;

/** The picture that others show beside a link to the site: the site itself, as a visitor finds it. */
export const writeSharePicture = async () => {
  const screenshot = await withBuiltSite(async ({ browser, address }) => {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      deviceScaleFactor: DENSITY,
      reducedMotion: "reduce",
    });
    // A first visit does without the font, which is optional.
    await visit(page, address);
    await visit(page, address);
    // How fast this machine was is nothing to share.
    await page.getByRole("dialog", { name: "Web Vitals" }).evaluate((panel) => panel.remove());
    return page.screenshot();
  });
  await sharp(screenshot)
    .resize(SHARE_PICTURE.width, SHARE_PICTURE.height)
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toFile(FILE);
  return [`${FILE} (${Math.round(statSync(FILE).size / 1000)} KB)`];
};
