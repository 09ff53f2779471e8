import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Shot, shotsOf } from "./screens/scene";
import { documentScenes, scenes } from "./screens/scenes";
import { type TakenShot, takeShots } from "./screens/takeShots";

const GALLERY = resolve("screens");
const DOCUMENTS = resolve("docs");
const GALLERY_QUALITY = 88;
const DOCUMENTS_QUALITY = 80;

const nameOf = ({ scene, screen, theme }: Shot) => `${scene.name}-${screen}-${theme}`;

const writeToGallery = async ({ shot, picture }: TakenShot) => {
  const file = join(GALLERY, `${nameOf(shot)}.jpg`);
  await sharp(picture).jpeg({ quality: GALLERY_QUALITY }).toFile(file);
};

const writeToDocuments = async ({ shot, picture }: TakenShot) => {
  const file = join(DOCUMENTS, `${shot.scene.name}.jpg`);
  await sharp(picture).jpeg({ quality: DOCUMENTS_QUALITY, mozjpeg: true }).toFile(file);
};

/**
 * Takes pictures of the site as it was built last: the whole gallery into `screens/`, or with `--docs` those that the
 * documents show. `--only phone` takes those alone whose names have "phone" in them.
 */
const main = async () => {
  const { values } = parseArgs({
    options: { docs: { type: "boolean" }, only: { type: "string", default: "" } },
  });
  mkdirSync(GALLERY, { recursive: true });
  const shots = (values.docs ? documentScenes : scenes)
    .flatMap(shotsOf)
    .filter((shot) => nameOf(shot).includes(values.only));
  const failures = await takeShots(shots, values.docs ? writeToDocuments : writeToGallery);
  console.log(`${shots.length - failures.size} of ${shots.length} pictures taken.`);
  for (const [shot, error] of failures) console.error(`${nameOf(shot)}: ${error}`);
  process.exitCode = failures.size > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
