import fs from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { insideData } from "../files/dataFolder";
import { dataFile, readDocument } from "../files/readDocument";
import { projectRoot } from "../paths";
import { isOptional, SLICE_NAMES, type SliceName } from "../slices";
import type { Documents } from "./documents";
import { aboutFile, unreadFiles } from "./unreadFiles";

export interface DataFolder {
  documents: Documents;
  /** Files that are missing, that the site doesn't read, or that are not JSON. */
  diagnostics: Diagnostic[];
}

/** What JSON files of `data/` hold. */
export type SliceBytes = Readonly<Partial<Record<SliceName, Buffer>>>;

/** Reads all files of `data/`, but those for which `instead` is read. */
export function readDataFolder(instead: SliceBytes = {}): DataFolder {
  const inside = insideData();
  const folder: DataFolder = { documents: {}, diagnostics: unreadFiles(inside) };
  for (const slice of SLICE_NAMES) {
    const name = `${slice}.json`;
    const bytes = instead[slice] ?? (inside.files.includes(name) ? readBytes(slice) : undefined);
    if (bytes === undefined) {
      // Of a link that leads out something has been said.
      if (isOptional(slice) || inside.linksOut.includes(name)) continue;
      folder.diagnostics.push(aboutFile(name, "This file is missing."));
      continue;
    }
    const { document, diagnostics } = readDocument(slice, bytes);
    folder.diagnostics.push(...diagnostics);
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
