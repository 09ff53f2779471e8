import fs from "node:fs";
import path from "node:path";
import { projectRoot } from "../../src/build/paths";
import { itemsOf, recordOf } from "../../src/build/record";
import { type KnownSample, knownSample } from "../../src/build/sample/knownSample";
import { fileMark } from "../../src/build/sample/marks";
import { ownersFiles } from "../../src/build/sample/ownersFiles";
import type { Answers } from "../templates/answers";
import { KEPT_PICTURE, ownCredits, sliceTemplates } from "../templates/slices";

const WALLPAPERS = "data/wallpapers.json";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(projectRoot(), name), "utf8"));

/** Sections that the sample's own pages make go with them. */
const ownSections = (items: readonly unknown[]): unknown[] =>
  items.filter((item) => recordOf(item).page === undefined);

/** The names of the files that are as the sample has them. */
const untouchedFiles = ({ files }: KnownSample): ReadonlySet<string> =>
  new Set(
    ownersFiles()
      .filter(({ name, content }) => files[name] === fileMark(name, content))
      .map(({ name }) => name),
  );

/** Where the list or the picture that would be left is another than the sample's, the wallpapers are the owner's. */
const hasOwnWallpapers = (untouched: ReadonlySet<string>): boolean =>
  !untouched.has(WALLPAPERS) || !untouched.has(`data/${KEPT_PICTURE}`);

/** The files of a new owner's `data/`, each filled in with an example. */
const startFiles = (answers: Answers): Record<string, string> => {
  const slices = {
    ...sliceTemplates(answers),
    navigation: ownSections(itemsOf(read("data/navigation.json"))),
    settings: ownCredits(itemsOf(read("data/settings.json"))),
    attribution: ownCredits(itemsOf(read("data/attribution.json"))),
  };
  return Object.fromEntries(
    Object.entries(slices).map(([slice, value]) => [`data/${slice}.json`, json(value)]),
  );
};

/** Empties the sample and writes the owner's first files. What an owner has added to `data/` stays. */
export const writeStart = (answers: Answers, sample: KnownSample = knownSample): void => {
  const untouched = untouchedFiles(sample);
  const written = startFiles(answers);
  const staying = [`data/${KEPT_PICTURE}`, ...Object.keys(written)];
  if (hasOwnWallpapers(untouched)) {
    delete written[WALLPAPERS];
    staying.push(...[...untouched].filter((name) => name.startsWith("data/wallpapers/")));
  }
  for (const name of untouched) {
    if (name.startsWith("data/") && !staying.includes(name)) {
      fs.rmSync(path.join(projectRoot(), name));
    }
  }
  for (const [name, text] of Object.entries(written)) {
    const file = path.join(projectRoot(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
};
