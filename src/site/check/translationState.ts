import fs from "node:fs";
import path from "node:path";
import { aboutFile, asWarning, type Diagnostic } from "../../content/diagnostics";
import { DATA_FOLDER, hashOf, projectRoot, uncheckedData } from "../../content/files";
import { type MarkdownContent, textsOf } from "../../content/markdown";
import { recordOf } from "../../lib/unknownValue";
import { translationFile } from "./markdownNames";
import { HASHES_FILE } from "./readDataFolder";
import type { SiteText } from "./translate";

/** The state of the translation into one language. */
export interface TranslationState {
  readonly tag: string;
  /** What is not translated, as "3 of 7 projects, 11 texts"; empty if everything is. */
  readonly summary: string;
  readonly missing: readonly Diagnostic[];
  /** Translations of texts that have changed since, and one about those of which that is unknown. */
  readonly warnings: readonly Diagnostic[];
  /** A short hash of each text that has a translation, by its place. */
  readonly hashes: Readonly<Record<string, string>>;
}

const ACCEPT = "npm run check:content -- --accept";
const SHORT = 8;

/** A text, or a list's record with its texts. */
interface Part {
  /** Kinds that are counted by themselves. */
  readonly kind: "projects" | "posts" | "texts";
  readonly texts: readonly Pick<SiteText, "file" | "names" | "text" | "at" | "diagnostic">[];
}

const read = (file: string) => fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file), "utf8");

const partsInMarkdown = (markdown: MarkdownContent, tag: string): Part[] =>
  textsOf(markdown).map(({ file }) => {
    const translation = translationFile(file, tag);
    const isThere = fs.existsSync(path.join(projectRoot(), DATA_FOLDER, translation));
    const diagnostic = (message: string) => aboutFile(isThere ? translation : file, message);
    const [folder] = file.split("/");
    const kind = folder === "projects" || folder === "posts" ? folder : "texts";
    return {
      kind,
      texts: [{ file, names: [], text: read(file), at: isThere ? [] : undefined, diagnostic }],
    };
  });

const partsInJson = (texts: readonly SiteText[]): Part[] => {
  const records = new Map<string, Part & { texts: SiteText[] }>();
  for (const text of texts) {
    const {
      file,
      path: [first = ""],
    } = text;
    const isRecord = file === "projects.json" || file === "posts.json";
    const key = isRecord ? `${file} ${first}` : `${file} ${text.path.join("/")}`;
    const kind = file === "projects.json" ? "projects" : file === "posts.json" ? "posts" : "texts";
    const part = records.get(key) ?? { kind, texts: [] };
    part.texts.push(text);
    records.set(key, part);
  }
  return [...records.values()];
};

const keyOf = ({ file, names }: Part["texts"][number]): string =>
  [file, names.join("/")].join(" ").trim();

const summaryOf = (parts: readonly Part[], missingTexts: number): string => {
  const counts = (["projects", "posts"] as const).flatMap((kind) => {
    const all = parts.filter((part) => part.kind === kind);
    const missing = all.filter(({ texts }) => texts.every(({ at }) => !at)).length;
    return missing ? `${missing} of ${all.length} ${kind}` : [];
  });
  const texts = missingTexts ? [`${missingTexts} text${missingTexts === 1 ? "" : "s"}`] : [];
  return [...counts, ...texts].join(", ");
};

/** Compares all texts with their translations into one language. */
export const translationState = (
  tag: string,
  inJson: readonly SiteText[],
  markdown: MarkdownContent,
): TranslationState => {
  const parts = [...partsInJson(inJson), ...partsInMarkdown(markdown, tag)];
  const isUntouched = ({ kind, texts }: Part) => kind !== "texts" && texts.every(({ at }) => !at);
  const missingTexts = parts
    .filter((part) => !isUntouched(part))
    .flatMap(({ texts }) => texts.filter(({ at }) => !at));
  const missing = [
    ...parts.filter(isUntouched).flatMap(({ texts: [first] }) => first ?? []),
    ...missingTexts,
  ];
  const noted = recordOf(recordOf(uncheckedData(HASHES_FILE))[tag]);
  const translated = parts.flatMap(({ texts }) => texts).filter(({ at }) => at);
  const hashes = Object.fromEntries(
    translated.map((it) => [keyOf(it), hashOf(it.text).slice(0, SHORT)]),
  );
  const isNew = (key: string) => !Object.hasOwn(noted, key);
  const news = Object.keys(hashes).filter(isNew).length;
  const outdated = translated.filter((it) => {
    const key = keyOf(it);
    return !isNew(key) && noted[key] !== hashes[key];
  });
  return {
    tag,
    hashes,
    summary: summaryOf(parts, missingTexts.length),
    missing: missing.map(({ diagnostic }) =>
      asWarning(diagnostic(`This is not translated into ${tag}.`)),
    ),
    warnings: [
      ...outdated.map((it) =>
        it.diagnostic(
          `This translation is older than its text in ${DATA_FOLDER}/${keyOf(it)}. Compare them, then: ${ACCEPT}`,
        ),
      ),
      ...(news > 0
        ? [
            aboutFile(
              HASHES_FILE,
              `Translations into ${tag} of which nobody would notice that their text has changed: ${news}. If they are right: ${ACCEPT}`,
            ),
          ]
        : []),
    ].map(asWarning),
  };
};
