import path from "node:path";
import type { Reporter } from "gatsby";
import { PICTURES_FOLDER, projectRoot } from "../paths";
import { keepScaled, type ScalePictures } from "../pictures/keepScaled";
import { openPictureCache, type PictureCache } from "../pictures/pictureCache";
import { sayProgress } from "../sayProgress";

/** The part of gatsby-plugin-sharp that Gatsby calls for each picture, always in its main process. */
interface SharpWorker {
  IMAGE_PROCESSING: ScalePictures;
}

let cache: PictureCache | undefined;

/** Keeps scaled pictures from run to run, and says how many are done. */
export const keepScaledPictures = async (reporter: Reporter): Promise<void> => {
  cache = await openPictureCache(path.join(projectRoot(), PICTURES_FOLDER, "scaled"));
  // The plugin has no setting for it. Gatsby looks the function up whenever it needs it.
  const worker: SharpWorker = require("gatsby-plugin-sharp/gatsby-worker");
  const tell = sayProgress("Scaling the pictures", (line) => reporter.info(line));
  worker.IMAGE_PROCESSING = keepScaled(worker.IMAGE_PROCESSING, cache, tell);
};

/** After a build, which has asked for every picture there is: removes all others. */
export const pruneScaledPictures = async (): Promise<void> => cache?.prune();
