import path from "node:path";
import type { PageContext } from "../../lib/pageContext";
import { siteWords } from "../../words/siteWords";
import { PICTURES_FOLDER, projectRoot } from "../paths";
import type { TellProgress } from "../sayProgress";
import type { SharePicture } from "../sharePictures/sharePicture";
import { writeSharePictures } from "../sharePictures/writeSharePictures";
import { sitePages } from "./sitePages";

const KINDS: Readonly<Record<string, string>> = {
  Projects: siteWords.sharePictures.project,
  Posts: siteWords.sharePictures.post,
};

/** What stands in the title bar of the window that is drawn: what a project or a post is, or where one is. */
const kindOf = ({ section, item, address, title, app }: PageContext): string => {
  if (app !== null) return title ?? "";
  return item === address ? (KINDS[section] ?? section) : siteWords.titles.aboutMe;
};

const pictureOf = (
  context: PageContext,
  { name, role }: { name: string; role: string },
): SharePicture => ({
  pagePath: context.address,
  title: context.title ?? "",
  kind: kindOf(context),
  owner: name,
  role,
});

/** Draws what others show beside a link to each page: see `src/build/sharePictures`. */
export const drawSharePictures = async (
  content: Queries.SitePagesQuery,
  siteFolder: string,
  tell: TellProgress,
): Promise<void> => {
  const { site, wallpapers } = content;
  const wallpaper =
    wallpapers.nodes.find(({ name }) => name === site?.defaults.wallpaper) ?? wallpapers.nodes[0];
  if (!site || !wallpaper) return;
  // The windows are of the light theme's paper wherever that is not the dark one's.
  const ground =
    (site.defaults.theme === "dark" ? undefined : wallpaper.lightFile) ?? wallpaper.file;
  const pictures = sitePages(content).map(({ context }) => pictureOf(context, site.owner));
  await writeSharePictures(pictures, {
    wallpaperFile: ground.absolutePath,
    focus: wallpaper.focus,
    theme: site.defaults.theme,
    siteFolder,
    cacheFolder: path.join(projectRoot(), PICTURES_FOLDER, "share"),
    tell,
  });
};
