import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { SearchDocument } from "../../search/searchDocument";

/** Below this everything is kept for ever, being named by a hash of its content: see `_headers`. */
const FOLDER = "static";

/** Where it is while the site is developed: its content changes, and the code that asks for it does not. */
const DEVELOPED = `/${FOLDER}/search.json`;

let address = DEVELOPED;

/** The path of what was written last. */
export const searchFileAddress = (): string => address;

/** A document to a line, so that it can be read in slices; as a whole it is JSON, which every host compresses. */
const textOf = (documents: readonly SearchDocument[]): string =>
  `[\n${documents.map((document) => JSON.stringify(document)).join(",\n")}\n]\n`;

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 20);

/** Writes what can be found into the built site, and says where. */
export const writeSearchFile = async (
  documents: readonly SearchDocument[],
  siteFolder: string,
  isDeveloped: boolean,
): Promise<string> => {
  const text = textOf(documents);
  address = isDeveloped ? DEVELOPED : `/${FOLDER}/search-${hashOf(text)}.json`;
  const file = path.join(siteFolder, address);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
  return address;
};
