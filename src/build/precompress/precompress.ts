import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { forEachAtOnce } from "../../lib/forEachAtOnce";
import { isCompressibleFile } from "./compressibleFile";
import { ENCODINGS, type Encoding } from "./encodings";

/** About what one network packet carries: a smaller file would not arrive any sooner. */
export const MINIMUM_BYTES = 1400;

/** zlib works beside JavaScript, one thread to each core. */
const FILES_AT_ONCE = os.availableParallelism();

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
  return (await Promise.all(lists)).flat();
};

/** The file that this one is a compressed copy of, by its name; undefined for any other file. */
const originalOf = (file: string): string | undefined =>
  ENCODINGS.map(({ ending }) => ending)
    .filter((ending) => file.endsWith(ending))
    .map((ending) => file.slice(0, -ending.length))
    .find(isCompressibleFile);

const writeIfSmaller = async (
  file: string,
  content: Buffer,
  { ending, compress }: Encoding,
): Promise<void> => {
  const compressed = await compress(content);
  if (compressed.length < content.length) await fs.writeFile(file + ending, compressed);
};

const compressFile = async (file: string): Promise<void> => {
  const content = await fs.readFile(file);
  if (content.length < MINIMUM_BYTES) return;
  for (const encoding of ENCODINGS) await writeIfSmaller(file, content, encoding);
};

/**
 * Writes a brotli and a gzip copy beside every text file of the built site for which that is worthwhile. The copies of an
 * earlier build go first: a server would prefer an old copy to the new file beside it.
 */
export const precompress = async (siteFolder: string): Promise<void> => {
  const files = await filesBelow(siteFolder);
  const copies = files.filter((file) => originalOf(file) !== undefined);
  await forEachAtOnce(copies, FILES_AT_ONCE, (file) => fs.rm(file));
  await forEachAtOnce(files.filter(isCompressibleFile), FILES_AT_ONCE, compressFile);
};
