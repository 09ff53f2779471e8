import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a JSON file of a copy's `data/`. */
export const readData = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, "data", file), "utf8"));

export const writeData = (folder: string, file: string, content: unknown): void =>
  writeFileSync(join(folder, "data", file), `${JSON.stringify(content, null, 2)}\n`);
