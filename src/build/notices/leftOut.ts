import { unquoted } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";

const MOST_NAMES = 3;

/** Says of files in `data/` that they are there for nothing, since nothing of `where` names them; nothing where there are none. */
export const leftOut = (files: readonly string[], where: string): string[] => {
  if (files.length === 0) return [];
  const names = files.slice(0, MOST_NAMES).map((file) => unquoted(`${DATA_FOLDER}/${file}`));
  const others = files.length - MOST_NAMES;
  const list = `${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
  return [`The site leaves out ${list}, as ${where} names ${files.length === 1 ? "it" : "them"}.`];
};
