import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface Encoding {
  /** What the name of the compressed file ends with, after the whole name of the original. */
  ending: `.${string}`;
  compress(content: Buffer): Promise<Buffer>;
}

/** Each at its strongest: a file is compressed once and sent many times. */
export const ENCODINGS: readonly Encoding[] = [
  {
    ending: ".br",
    compress: (content) =>
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: ".gz",
    compress: (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  },
];
