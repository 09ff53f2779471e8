import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Place = readonly (string | number)[];

/** A text in a file of `data/` that can be edited at will, and what shows it. */
export interface Edit {
  readonly file: string;
  readonly place: Place;
  /** A section's title, or the address of a page that belongs to none. */
  readonly shownBy: string;
  /** Where the name stands of what must be chosen in the section to see the text. */
  readonly chosen?: Place;
}

/** One for each file. Another kind of file is one more line. */
const EDITS: readonly Edit[] = [
  { file: "site.json", place: ["owner", "role"], shownBy: "General" },
  { file: "general.json", place: ["paragraphs", 0], shownBy: "General" },
  { file: "mission.json", place: ["paragraphs", 0], shownBy: "Mission" },
  { file: "interests.json", place: [0, "topics", 0, "name"], shownBy: "Interests" },
  {
    file: "projects.json",
    place: [0, "basics", "role", "content"],
    shownBy: "Projects",
    chosen: [0, "name"],
  },
  { file: "career.json", place: ["work", 0, "summary"], shownBy: "/resume/" },
  { file: "contacts.json", place: [0, "topics", 0, "name"], shownBy: "Contact" },
  { file: "settings.json", place: [0, "topics", 0, "name"], shownBy: "Attribution" },
  { file: "attribution.json", place: [0, "topics", 0, "name"], shownBy: "Attribution" },
  {
    file: "posts.json",
    place: [0, "introduction", "paragraph1", "content"],
    shownBy: "Posts",
    chosen: [0, "name"],
  },
  { file: "wallpapers.json", place: [0, "title"], shownBy: "Attribution" },
];

/** Files of `data/` that are edited otherwise: the sections are known by their titles, which can't be changed. */
export const OTHERWISE_EDITED: readonly string[] = ["navigation.json"];

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === "object" && value !== null;

const partAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);

export const readData = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, "data", file), "utf8"));

export const writeData = (folder: string, file: string, content: unknown): void =>
  writeFileSync(join(folder, "data", file), `${JSON.stringify(content, null, 2)}\n`);

/** The edits for which an owner's content has a text. */
export const editsFor = (folder: string): Edit[] =>
  EDITS.filter(
    ({ file, place }) =>
      existsSync(join(folder, "data", file)) &&
      typeof partAt(readData(folder, file), place) === "string",
  );

/** The name of what must be chosen to see the text that is edited, if anything. */
export const chosenFor = (folder: string, { file, chosen }: Edit): string | undefined =>
  chosen && String(partAt(readData(folder, file), chosen));

/** Every file that an edit is known for, whether or not the content has a text there. */
export const editedFiles: readonly string[] = [
  ...EDITS.map(({ file }) => file),
  ...OTHERWISE_EDITED,
];

/** Puts a word at the end of the text, and saves the file. */
export const addWord = (folder: string, { file, place }: Edit, word: string): void => {
  const content = readData(folder, file);
  const parent = partAt(content, place.slice(0, -1));
  const key = place.at(-1);
  if (!isObject(parent) || key === undefined) throw new Error(`There is no text in ${file}.`);
  parent[key] = `${parent[key]} ${word}`;
  writeData(folder, file, content);
};
