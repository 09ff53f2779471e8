import { existsSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DATA_FOLDER, STATIC_FOLDER } from "../../../src/content/files";
import { paintWallpapers, wallpapersIn } from "./plainPictures";
import type { ProjectCopy } from "./projectCopy";

const DATA_SETS = resolve("__tests__/data-sets");

/** Replaces all user content by a data set; one without sections of its own is laid over the sample. Its wallpapers would be large, so they are painted here in one colour. */
export const layDataSet = async (
  { folder }: Pick<ProjectCopy, "folder">,
  name: string,
): Promise<void> => {
  const isWhole = existsSync(join(DATA_SETS, name, DATA_FOLDER, "navigation.json"));
  for (const part of [DATA_FOLDER, STATIC_FOLDER]) {
    if (isWhole) await rm(join(folder, part), { recursive: true, force: true });
    const kept = join(DATA_SETS, name, part);
    if (existsSync(kept)) await cp(kept, join(folder, part), { recursive: true });
  }
  for (const { file, lightFile = file } of wallpapersIn(folder))
    for (const picture of [file, lightFile])
      await mkdir(dirname(join(folder, DATA_FOLDER, picture)), { recursive: true });
  await paintWallpapers(folder);
};
