import path from "node:path";

/** Endings of the files that are text; pictures and fonts are compressed already. */
const TEXT_ENDINGS = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

/** Whether a file of the built site is worth compressing, by its name. Source maps, which only developers fetch, are not. */
export const isCompressibleFile = (file: string): boolean => TEXT_ENDINGS.has(path.extname(file));
