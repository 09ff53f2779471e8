import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { drawCover } from "./drawCover";

interface CoveredProject {
  readonly name: string;
  readonly cover?: string | null;
  readonly pictures?: readonly unknown[] | null;
}

/**
 * The path of a project's cover: the owner's drawing, or one made from the name, which is written here. Null if the project has
 * pictures: the first is its cover.
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
