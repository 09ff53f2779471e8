import path from "node:path";
import { answerQuery, type RunQuery } from "../answerQuery";
import { PICTURES_FOLDER, projectRoot } from "../paths";
import type { TellProgress } from "../sayProgress";
import { type FineSizes, type PictureNode, TALL, WIDE, writeFinePictures } from "./finePictures";
import { finePicturesQuery } from "./finePicturesQuery";

const sourcesOf = (picture: PictureNode | null, sizes: FineSizes) =>
  picture === null ? [] : [{ picture, sizes }];

/** Makes the fine pictures of all wallpapers. */
export const makeFinePictures = async (
  graphql: RunQuery,
  siteFolder: string,
  tell: TellProgress,
): Promise<void> => {
  const { wallpapers } = await answerQuery<Queries.FinePicturesQuery>(
    graphql,
    finePicturesQuery,
    "The wallpapers can't be made fine.",
  );
  const sources = wallpapers.nodes.flatMap(
    ({ file, portraitFile, lightFile, lightPortraitFile }) => [
      ...[file, lightFile].flatMap((picture) => sourcesOf(picture, WIDE)),
      ...[portraitFile, lightPortraitFile].flatMap((picture) => sourcesOf(picture, TALL)),
    ],
  );
  const cacheFolder = path.join(projectRoot(), PICTURES_FOLDER, "fine");
  await writeFinePictures(sources, siteFolder, cacheFolder, tell);
};
