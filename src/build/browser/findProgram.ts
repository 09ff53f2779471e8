import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is that the system finds by its name. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
