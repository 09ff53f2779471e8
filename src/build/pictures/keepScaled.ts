import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { TellProgress } from "../sayProgress";
import type { PictureCache } from "./pictureCache";

/** One size and format of a picture: where it is to be written, below the job's folder, and how it is made. */
interface Operation {
  readonly outputPath: string;
  readonly args: unknown;
}

/** What gatsby-plugin-sharp has its worker do: to make a picture in several sizes. */
export interface ScalingJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: {
    readonly operations: readonly Operation[];
    readonly pluginOptions: unknown;
    /** While the site is developed: nothing is made before a browser asks for it, by another job. */
    readonly isLazy: boolean;
  };
}

export type ScalePictures = (job: ScalingJob) => Promise<unknown>;

const readInput = ({ inputPaths: [input] }: ScalingJob): Promise<Buffer> =>
  fs.readFile(input?.path ?? "");

/** What a scaled picture comes from: these bytes, made this way, by these libraries. */
const nameOf = (input: Buffer, { pluginOptions }: ScalingJob["args"], operation: Operation) => {
  const way = JSON.stringify([operation.args, pluginOptions, sharp.versions]);
  const hash = createHash("sha256").update(input).update(way).digest("hex");
  return hash + path.extname(operation.outputPath);
};

/**
 * Scales pictures as `scale` does, but takes those that a run before has made from the cache. Gatsby's own record of what
 * is made does not say whether it is still there, nor from which picture of that name.
 */
export const keepScaled = (
  scale: ScalePictures,
  cache: PictureCache,
  tell: TellProgress,
): ScalePictures => {
  let done = 0;
  let total = 0;
  return async (job) => {
    const { operations, isLazy } = job.args;
    if (isLazy) return scale(job);
    total += operations.length;
    const input = await readInput(job);
    const outputOf = ({ outputPath }: Operation) => path.join(job.outputDir, outputPath);
    const nameIn = (operation: Operation) => nameOf(input, job.args, operation);

    const missing = operations.filter((operation) => !cache.has(nameIn(operation)));
    for (const operation of operations.filter((one) => !missing.includes(one))) {
      const kept = await cache.file(nameIn(operation), () => fs.readFile(outputOf(operation)));
      await fs.mkdir(path.dirname(outputOf(operation)), { recursive: true });
      await fs.copyFile(kept, outputOf(operation));
    }
    if (missing.length > 0) {
      await scale({ ...job, args: { ...job.args, operations: missing } });
      // While the site is developed, the file may have been replaced meanwhile: then nobody knows what was scaled.
      if ((await readInput(job)).equals(input)) {
        for (const operation of missing)
          await cache.file(nameIn(operation), () => fs.readFile(outputOf(operation)));
      }
    }
    done += operations.length;
    tell(done, total);
  };
};
