import fs from "node:fs";
import path from "node:path";
import { isLeftInPeace } from "../check/readFiles";
import { unquoted } from "../diagnostics/quote";
import { insideData } from "../files/dataFolder";
import { DATA_FOLDER, projectRoot } from "../paths";
import { isPictureOrDrawingPath } from "../schemas/pictureFile";

const MOST_NAMES = 3;

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
    .filter((file) => !texts.some((text) => text.includes(path.posix.basename(file))))
    .map((file) => unquoted(`${DATA_FOLDER}/${file}`));
  if (unnamed.length === 0) return [];
  const others = unnamed.length - MOST_NAMES;
  const names = `${unnamed.slice(0, MOST_NAMES).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
  const them = unnamed.length === 1 ? "it" : "them";
  return [`The site leaves out ${names}, as no file in data/ names ${them}.`];
}
