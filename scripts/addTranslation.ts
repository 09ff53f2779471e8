import { applyEdits, modify } from "jsonc-parser";
import { siteLanguage } from "../src/content/schema";
import { itemsOf, recordOf } from "../src/lib/unknownValue";
import {
  checkContent,
  HASHES_FILE,
  readDataFolder,
  type SiteText,
  translateDocuments,
} from "../src/site";
import { asJson, readData, readText, writeData } from "./dataFiles";

/** Notes that all translations are of the texts as they are now. */
export const acceptTranslations = async (): Promise<void> => {
  const checked = await checkContent();
  if (!checked.ok) return;
  const hashes = Object.fromEntries(checked.translations.map((it) => [it.tag, it.hashes]));
  writeData({ [HASHES_FILE]: asJson(hashes) });
};

type Empty = "" | { [name: string]: Empty };

/** The shape of texts, each of them empty; lists whose entries have no names stay lists. */
const emptied = (texts: readonly SiteText[]): unknown => {
  const all: Empty = {};
  for (const { names } of texts) {
    let inside: Record<string, Empty> = all;
    for (const name of names.slice(0, -1)) {
      const next = inside[name] || {};
      inside[name] = next;
      inside = next;
    }
    inside[names.at(-1) ?? ""] = "";
  }
  const withLists = (value: Empty): unknown => {
    if (value === "") return value;
    const entries = Object.entries(value).map(([name, it]) => [name, withLists(it)] as const);
    return entries.every(([name], index) => name === String(index))
      ? entries.map(([, it]) => it)
      : Object.fromEntries(entries);
  };
  return withLists(all);
};

/** `site.json` with one more language. */
const withLanguage = (tag: string): string => {
  const { text, value } = readData("site.json");
  const { language = "en", languages = [language] } = recordOf(value);
  const list = itemsOf(languages);
  if (list[0] === tag) throw new Error(`The site is in ${tag}: name another language.`);
  if (list.includes(tag)) return text;
  const options = { formattingOptions: { insertSpaces: !/^\t/m.test(text), tabSize: 2 } };
  const bare = applyEdits(text, modify(text, ["language"], undefined, options));
  return applyEdits(bare, modify(bare, ["languages"], [...list, tag], options));
};

/** Names a language in `site.json`, and writes a file of empty texts beside each file that has none in it. Returns their place. */
export const addTranslation = async (tag: string): Promise<string> => {
  const { error } = siteLanguage.safeParse(tag);
  if (error) throw new Error(error.issues[0]?.message);
  const { documents } = readDataFolder();
  const { texts } = translateDocuments(documents, tag, "");
  const fileOf = (file: string) => file.replace(/json$/, `${tag}.json`);
  // The résumé's translation leaves out what it does not translate.
  const files = [...new Set(texts.map(({ file }) => file))].filter(
    (file) => file !== "career.json" && readText(fileOf(file)) === "",
  );
  const skeletons = files.map((file) => [
    fileOf(file),
    asJson(emptied(texts.filter((it) => it.file === file))),
  ]);
  writeData({ "site.json": withLanguage(tag), ...Object.fromEntries(skeletons) });
  await acceptTranslations();
  return `data/: ${["site.json", ...files.map(fileOf)].join(", ")}; a text in Markdown has its translation beside it, in its-name.${tag}.md`;
};
