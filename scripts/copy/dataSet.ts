import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DATA_FOLDER, STATIC_FOLDER } from "../../src/build/paths";
import { paintWallpapers, wallpapersIn } from "./plainPictures";
import type { ProjectCopy } from "./projectCopy";
import { writePosts } from "./writePosts";

const DATA_SETS = resolve("__tests__/data-sets");

/** How many posts in Markdown a set has that has any, one draft among them. */
const POSTS = 51;

/** The names of the data sets that are kept for tests, beside the sample. */
export const dataSets = (): Promise<string[]> => readdir(DATA_SETS);

/**
 * Puts a data set in the place of all that is the owner's, so that nothing of the sample is left. What would be large
 * is made here: wallpapers are of one colour, and of the posts only those are kept that are like no other.
 */
export const layDataSet = async (
  { folder }: Pick<ProjectCopy, "folder">,
  name: string,
): Promise<void> => {
  for (const part of [DATA_FOLDER, STATIC_FOLDER]) {
    await rm(join(folder, part), { recursive: true, force: true });
    const kept = join(DATA_SETS, name, part);
    if (existsSync(kept)) await cp(kept, join(folder, part), { recursive: true });
  }
  for (const { file, lightFile = file } of wallpapersIn(folder))
    for (const picture of [file, lightFile])
      await mkdir(dirname(join(folder, DATA_FOLDER, picture)), { recursive: true });
  await paintWallpapers(folder);
  if (existsSync(join(folder, DATA_FOLDER, "posts"))) await writePosts(folder, POSTS);
};
