import type { Mistake } from "../mistakes/mistake";
import type { Content } from "../slices";
import { checkFramedApps } from "./checkFramedApps";
import { checkNames } from "./checkNames";
import { checkPictures } from "./checkPictures";
import { checkSchema } from "./checkSchema";
import { readDataFolder } from "./readDataFolder";

/** All content, when all of it is right; otherwise everything that is wrong with it. */
export type CheckedContent = { ok: true; content: Content } | { ok: false; mistakes: Mistake[] };

/** Reads and checks the whole of `data/`. */
export async function checkContent(): Promise<CheckedContent> {
  const { documents, mistakes: unreadable } = readDataFolder();
  const { content, mistakes: unfit } = checkSchema(documents);
  const mistakes = [
    ...unreadable,
    ...unfit,
    ...checkNames(documents),
    ...checkFramedApps(documents),
    ...(await checkPictures(documents)),
  ];
  return content !== undefined && mistakes.length === 0
    ? { ok: true, content }
    : { ok: false, mistakes };
}
