import fs from "node:fs";
import path from "node:path";
import { dataFile, readDocument } from "../files/readDocument";
import type { Mistake } from "../mistakes/mistake";
import { likelyMeant } from "../mistakes/nearest";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER, projectRoot } from "../paths";
import { isSliceName, SLICE_NAMES, type SliceName } from "../slices";
import type { Documents } from "./documents";

export interface DataFolder {
  documents: Documents;
  /** Files that are missing, that nobody knows, or that are not JSON. */
  mistakes: Mistake[];
}

/** Reads all files of `data/`. */
export function readDataFolder(): DataFolder {
  const folder: DataFolder = { documents: {}, mistakes: unknownFiles() };
  for (const slice of SLICE_NAMES) {
    const bytes = readBytes(slice);
    if (bytes === undefined) {
      folder.mistakes.push(aboutFile(dataFile(slice), "This file is missing."));
      continue;
    }
    const { document, mistakes } = readDocument(slice, bytes);
    folder.mistakes.push(...mistakes);
    folder.documents[slice] = document;
  }
  return folder;
}

function readBytes(slice: SliceName): Buffer | undefined {
  try {
    return fs.readFileSync(path.join(projectRoot(), dataFile(slice)));
  } catch {
    return undefined;
  }
}

/** JSON files that the site would not read, most likely misspelt. Hidden ones belong to editors. */
function unknownFiles(): Mistake[] {
  const folder = path.join(projectRoot(), DATA_FOLDER);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .filter((name) => /\.json$/i.test(name) && !name.startsWith("."))
    .map((name) => path.parse(name))
    .filter(({ name, ext }) => ext !== ".json" || !isSliceName(name))
    .map(({ base, name }) => {
      const meant = likelyMeant(name, SLICE_NAMES);
      const files = SLICE_NAMES.map((slice) => `${slice}.json`).join(", ");
      const hint =
        meant === undefined ? `It reads ${files}.` : `Did you mean ${quote(`${meant}.json`)}?`;
      return aboutFile(`${DATA_FOLDER}/${base}`, `The site reads no file of this name. ${hint}`);
    });
}

const aboutFile = (file: string, sentence: string): Mistake => ({
  file,
  line: 1,
  column: 1,
  path: [path.parse(file).name],
  sentence,
});
