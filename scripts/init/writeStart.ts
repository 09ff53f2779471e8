import fs from "node:fs";
import path from "node:path";
import { projectRoot } from "../../src/build/paths";
import { itemsOf, recordOf } from "../../src/build/record";
import { type KnownSample, knownSample } from "../../src/build/sample/knownSample";
import { fileMark } from "../../src/build/sample/marks";
import { type OwnersFile, ownersFiles } from "../../src/build/sample/ownersFiles";
import { slugOf } from "../../src/lib/slug";
import type { Answers } from "../templates/answers";
import { postTemplate } from "../templates/post";
import { EXAMPLE_POST, KEPT_PICTURES, ownCredits, sliceTemplates } from "../templates/slices";
import { removeSample } from "./removeSample";

const WALLPAPERS = "data/wallpapers.json";
const KEPT = KEPT_PICTURES.map((file) => `data/${file}`);
const POST = `data/posts/${slugOf(EXAMPLE_POST)}.md`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(projectRoot(), name), "utf8"));

/** Sections that the sample's own pages make go with them. */
const ownSections = (items: readonly unknown[]): unknown[] =>
  items.filter((item) => recordOf(item).page === undefined);

/** The names of the files that are as the sample has them. */
const untouchedFiles = (files: readonly OwnersFile[], sample: KnownSample): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ name, content }) => sample.files[name] === fileMark(name, content))
      .map(({ name }) => name),
  );

/** Where the list or a picture that would be left is another than the sample's, the wallpapers are the owner's. */
const hasOwnWallpapers = (untouched: ReadonlySet<string>): boolean =>
  [WALLPAPERS, ...KEPT].some((name) => !untouched.has(name));

/** The files of a new owner's `data/`, each filled in with an example. */
const startFiles = (answers: Answers): Record<string, string> => {
  const slices = {
    ...sliceTemplates(answers),
    navigation: ownSections(itemsOf(read("data/navigation.json"))),
    settings: ownCredits(itemsOf(read("data/settings.json"))),
    attribution: ownCredits(itemsOf(read("data/attribution.json"))),
  };
  return {
    ...Object.fromEntries(
      Object.entries(slices).map(([slice, value]) => [`data/${slice}.json`, json(value)]),
    ),
    [POST]: postTemplate(EXAMPLE_POST, new Date()),
  };
};

/** Empties the sample and writes the owner's first files. What an owner has added stays. */
export const writeStart = (answers: Answers, sample: KnownSample = knownSample): void => {
  const files = ownersFiles();
  const untouched = untouchedFiles(files, sample);
  const written = startFiles(answers);
  const staying = [...KEPT, ...Object.keys(written)];
  if (hasOwnWallpapers(untouched)) {
    delete written[WALLPAPERS];
    staying.push(...[...untouched].filter((name) => name.startsWith("data/wallpapers/")));
  }
  const names = files.map(({ name }) => name);
  // Written by the owner, perhaps from this very example.
  if (names.includes(POST) && !untouched.has(POST)) delete written[POST];
  removeSample(names, untouched, staying);
  for (const [name, text] of Object.entries(written)) {
    const file = path.join(projectRoot(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
};
