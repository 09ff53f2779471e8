import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { drawCover } from "./drawCover";

/** What a project's node has of its pictures: null for what is left out. */
export interface CoveredProject {
  readonly name: string;
  readonly cover?: string | null;
  readonly pictures?: readonly unknown[] | null;
}

/**
 * The path on the site of what stands for a project: the drawing that its owner names or, without one, the one that its name
 * gives, which is written as it is asked for. Null where a picture of the project takes its place.
 */
export const coverPath = ({ name, cover, pictures }: CoveredProject): string | null => {
  if (pictures?.length) return null;
  if (cover) return cover;
  const drawing = drawCover(name);
  const hash = createHash("sha256").update(drawing).digest("hex").slice(0, 12);
  const address = `/static/cover-${hash}.svg`;
  const file = path.join(projectRoot(), BUILT_FOLDER, address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, drawing);
  return address;
};
