import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  checkedContentPath,
  filesBelow,
  hashOf,
  keptFiles,
  projectRoot,
  siteFile,
  writeSiteFile,
} from "../../content/files";
import type { PageContext } from "../../contract/pageContext";
import { LINK_PREVIEW_SIZE, linkPreviewAddress } from "../../contract/siteFiles";
import type { SiteContent } from "../../site";
import { colours } from "../../theme/colours";
import { drawingFontFiles, prepareDrawingFont } from "./drawingFont";
import { linkPreviewDrawer, type Surroundings } from "./drawLinkPreview";
import { previewOf } from "./previewOf";

/** The middle of the default wallpaper. */
const backgroundOf = async ({ site, wallpapers }: SiteContent): Promise<Buffer> => {
  const { width, height } = LINK_PREVIEW_SIZE;
  const wallpaper = wallpapers.find(({ name }) => name === site.defaults.wallpaper);
  if (wallpaper === undefined) throw new Error("There is no wallpaper.");
  const { file, lightFile } = wallpaper;
  const shown = site.defaults.theme === "dark" ? file : (lightFile ?? file);
  return sharp(path.join(checkedContentPath(), shown))
    .autoOrient()
    .resize(width, height)
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** The version of the drawings: their code, libraries and fonts. */
const versionOf = (): string => {
  const code = path.join(projectRoot(), "src/publish/linkPreviews");
  const files = [...filesBelow(code).map((file) => path.join(code, file)), ...drawingFontFiles()];
  const libraries = JSON.stringify([sharp.versions, colours]);
  return hashOf(libraries, ...files.sort().map((file) => fs.readFileSync(file)));
};

/** Writes each page's link preview to its address in the site. Those drawn by earlier builds are kept in `cacheFolder`. */
export const writeLinkPreviews = async (
  pages: readonly PageContext[],
  content: SiteContent,
  cacheFolder: string,
): Promise<void> => {
  const { accent, font } = content.site;
  await prepareDrawingFont(font);
  const surroundings: Surroundings = {
    band: accent?.owner ?? colours.bgOwner.light,
    background: await backgroundOf(content),
    icon: fs.readFileSync(siteFile("favicon.svg")),
  };
  const { band, background, icon } = surroundings;
  const shared = hashOf(versionOf(), band, background, icon);
  const draw = linkPreviewDrawer(surroundings);
  const kept = keptFiles(path.join(cacheFolder, "link-previews"));
  const write = async (page: PageContext): Promise<void> => {
    const preview = previewOf(page, content, band);
    const { picture, ...texts } = preview;
    const key = hashOf(shared, picture, JSON.stringify(texts));
    writeSiteFile(linkPreviewAddress(page.address), await kept.getOrMake(key, () => draw(preview)));
  };
  await Promise.all(pages.map(write));
  kept.removeUnused();
};
