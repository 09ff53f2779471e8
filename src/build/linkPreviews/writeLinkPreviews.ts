import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { forEachAtOnce } from "../../lib/forEachAtOnce";
import { LINK_PREVIEW_SIZE, linkPreviewAddress } from "../../lib/linkPreview";
import type { PageContext } from "../../lib/pageContext";
import { siteWords } from "../../words/siteWords";
import { checkedContentPath } from "../paths";
import { cutAround } from "../pictures/cutAround";
import { ownFile } from "../publicFiles/ownFile";
import type { SiteContent } from "../siteContent";
import { prepareDrawingFont } from "./drawingFont";
import { linkPreview, type Surroundings } from "./drawLinkPreview";

const KINDS: Readonly<Record<string, string>> = {
  Projects: siteWords.sharePictures.project,
  Posts: siteWords.sharePictures.post,
};

/** "Project" or "Post", or the section's name. */
const kindOf = ({ section, item, address, title, app }: PageContext): string => {
  if (app !== null) return title ?? "";
  return item === address ? (KINDS[section] ?? section) : siteWords.titles.aboutMe;
};

type Content = Pick<SiteContent, "site" | "wallpapers">;

/** The wallpaper before a visitor chooses one, around its focus. */
const backgroundOf = async ({ site, wallpapers }: Content): Promise<Buffer> => {
  const { width, height } = LINK_PREVIEW_SIZE;
  const wallpaper =
    wallpapers.find(({ name }) => name === site.defaults.wallpaper) ?? wallpapers[0];
  if (wallpaper === undefined) throw new Error("There is no wallpaper.");
  const { file, lightFile, focus } = wallpaper;
  const isDark = site.defaults.theme === "dark";
  const source = path.join(checkedContentPath(), (isDark ? undefined : lightFile) ?? file);
  const { autoOrient } = await sharp(source).metadata();
  return sharp(source)
    .autoOrient()
    .extract(cutAround(autoOrient, width / height, focus))
    .resize(width, height, { fit: "fill" })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/**
 * Writes each page's link preview to its address in the built site, except where the owner has one there in `static/`. What is drawn
 * is kept for the next build.
 */
export const writeLinkPreviews = async (
  pages: readonly PageContext[],
  content: Content,
  siteFolder: string,
  cacheFolder: string,
): Promise<void> => {
  const { owner, defaults, font } = content.site;
  await prepareDrawingFont(font ?? undefined);
  const surroundings: Surroundings = {
    owner,
    // The windows are of the light theme's paper wherever that is not the dark one's.
    theme: defaults.theme === "dark" ? "dark" : "light",
    background: await backgroundOf(content),
    icon: await fs.readFile(path.join(siteFolder, "favicon.svg")),
  };
  await forEachAtOnce(pages, os.availableParallelism(), async (page) => {
    const address = linkPreviewAddress(page.address);
    if ((await ownFile(address)) !== undefined) return;
    const preview = { kind: kindOf(page), title: page.title ?? "" };
    const { key, draw } = await linkPreview(preview, surroundings);
    const kept = path.join(cacheFolder, `${key}.jpg`);
    if (!existsSync(kept)) await fs.writeFile(kept, await draw());
    const file = path.join(siteFolder, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(kept, file);
  });
};
