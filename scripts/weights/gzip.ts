import { constants, gzipSync } from "node:zlib";

/** How many bytes a text has after `gzip -9`. */
export const gzippedBytes = (content: Buffer | string): number =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
