import fs from "node:fs";
import path from "node:path";
import { isLeftInPeace } from "../check/readFiles";
import { insideData } from "../files/dataFolder";
import { DATA_FOLDER, projectRoot } from "../paths";
import { isPictureOrDrawingPath } from "../schemas/pictureFile";
import { leftOut } from "./leftOut";

/**
 * The pictures in `data/` that are there for nothing, in one sentence. It is no mistake, as it may be a draft. A picture
 * counts as named when its file's name stands in any text of the folder, however it is written there.
 */
export function unnamedPictureNotices(): string[] {
  const folder = path.join(projectRoot(), DATA_FOLDER);
  const files = insideData().files.filter((file) => !isLeftInPeace(file));
  const texts = files
    .filter((file) => !isPictureOrDrawingPath(file))
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  const unnamed = files
    .filter(isPictureOrDrawingPath)
    .filter((file) => !texts.some((text) => text.includes(path.posix.basename(file))));
  return leftOut(unnamed, "no file in data/");
}
