import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { buildIn, OTHER_LANGUAGES } from "./screens/buildIn";
import { type Scene, type Shot, shotsOf } from "./screens/scene";
import { documentScenes, languageScenes, scenes } from "./screens/scenes";
import { type TakenShot, takeShots } from "./screens/takeShots";

const GALLERY = resolve("screens");
const SCRIPT = "scripts/screens.ts";
const DOCUMENTS = resolve("docs");
const GALLERY_QUALITY = 88;
const DOCUMENTS_QUALITY = 80;

const nameOf = ({ scene, screen, theme }: Shot) => `${scene.name}-${screen}-${theme}`;

const writeInto =
  (folder: string) =>
  async ({ shot, picture }: TakenShot) => {
    const file = join(folder, `${nameOf(shot)}.jpg`);
    await sharp(picture).jpeg({ quality: GALLERY_QUALITY }).toFile(file);
  };

const writeToDocuments = async ({ shot, picture }: TakenShot) => {
  const file = join(DOCUMENTS, `${shot.scene.name}.jpg`);
  await sharp(picture).jpeg({ quality: DOCUMENTS_QUALITY, mozjpeg: true }).toFile(file);
};

interface Gallery {
  readonly scenes: readonly Scene[];
  /** Takes those alone whose names have this in them. */
  readonly only: string;
  readonly write: (taken: TakenShot) => Promise<void>;
}

/** Takes pictures of the site as it was built last; says whether all could be taken. */
const takeGallery = async ({ scenes: chosen, only, write }: Gallery): Promise<boolean> => {
  const shots = chosen.flatMap(shotsOf).filter((shot) => nameOf(shot).includes(only));
  const failures = await takeShots(shots, write);
  console.log(`${shots.length - failures.size} of ${shots.length} pictures taken.`);
  for (const [shot, error] of failures) console.error(`${nameOf(shot)}: ${error}`);
  return failures.size === 0;
};

/** Takes the scenes that differ with the language, of a build of its own, into a folder that is called like that. */
const takeInLanguage = (language: string, only: string): Promise<boolean> => {
  const folder = join(GALLERY, language);
  mkdirSync(folder, { recursive: true });
  return buildIn(language, SCRIPT, "--into", folder, "--only", only);
};

/**
 * Takes pictures of the site as it was built last: the whole gallery into `screens/`, and a part of it in other languages,
 * or with `--docs` those that the documents show. `--only phone` takes those alone whose names have "phone" in them,
 * `--language de` the site in that language alone. (`--into` is for the build of one.)
 */
const main = async () => {
  const { values } = parseArgs({
    options: {
      docs: { type: "boolean" },
      only: { type: "string", default: "" },
      language: { type: "string" },
      into: { type: "string" },
    },
  });
  const { docs, only, language, into } = values;
  mkdirSync(GALLERY, { recursive: true });
  let isWell = true;
  if (docs) isWell = await takeGallery({ scenes: documentScenes, only, write: writeToDocuments });
  else if (into)
    isWell = await takeGallery({ scenes: languageScenes, only, write: writeInto(into) });
  else if (!language) isWell = await takeGallery({ scenes, only, write: writeInto(GALLERY) });
  const languages = language ? [language] : OTHER_LANGUAGES;
  if (!docs && !into)
    for (const other of languages) isWell = (await takeInLanguage(other, only)) && isWell;
  process.exitCode = isWell ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
