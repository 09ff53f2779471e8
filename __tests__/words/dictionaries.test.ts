import { DICTIONARIES, LANGUAGE_WORDS } from "../../src/words/languages";

interface Leaf {
  /** Its path: "search.found". */
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Every text with its plural forms, if it has any. */
const leavesOf = (value: unknown, path: string): Leaf[] => {
  if (typeof value === "string") return [{ path, texts: { other: value } }];
  if (!isRecord(value)) return [];
  if (typeof value.other === "string")
    return [{ path, texts: value as Readonly<Record<string, string>> }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === "" ? key : `${path}.${key}`),
  );
};

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name);

const english = leavesOf(DICTIONARIES.en, "");
const tags = Object.keys(DICTIONARIES);
const others = tags.filter((tag) => tag !== "en");

const leafOf = (tag: string, path: string): Leaf | undefined =>
  leavesOf(DICTIONARIES[tag], "").find((leaf) => leaf.path === path);

test.each(tags)("%s has every word, and none is empty", (tag) => {
  const leaves = leavesOf(DICTIONARIES[tag], "");
  expect(leaves.map(({ path }) => path).sort()).toEqual(english.map(({ path }) => path).sort());
  const empty = leaves.filter(({ texts }) => Object.values(texts).some((text) => !text.trim()));
  expect(empty).toEqual([]);
});

test("every language has a word for itself as a choice", () => {
  expect(Object.keys(LANGUAGE_WORDS).sort()).toEqual([...tags].sort());
});

test("French has no-break spaces before double punctuation and inside quotation marks", () => {
  const texts = leavesOf(DICTIONARIES.fr, "").flatMap((leaf) => Object.values(leaf.texts));
  expect(texts.filter((text) => /[^\u00a0\u202f][;:!?»]|«[^\u00a0]/u.test(text))).toEqual([]);
});

test.each(others)("%s has the same placeholders as English", (tag) => {
  const differing = english.filter(({ path, texts }) => {
    const wanted = namesIn(texts.other ?? "").sort();
    return Object.values(leafOf(tag, path)?.texts ?? {}).some(
      (text) => namesIn(text).sort().join() !== wanted.join(),
    );
  });
  expect(differing.map(({ path }) => path)).toEqual([]);
});

test.each(tags)("%s has every plural form of its language", (tag) => {
  const forms = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
  const counted = english.filter(({ texts }) => Object.keys(texts).length > 1);
  expect(counted).not.toEqual([]);
  for (const { path } of counted) {
    expect({ path, forms: Object.keys(leafOf(tag, path)?.texts ?? {}).sort() }).toEqual({
      path,
      forms,
    });
  }
});
