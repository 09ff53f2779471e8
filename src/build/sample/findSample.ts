import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { positionsIn } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { readDocument } from "../files/readDocument";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";
import { type KnownSample, knownSample } from "./knownSample";
import { fileMark, phraseMark, recordMark } from "./marks";
import { type OwnersFile, ownersFiles } from "./ownersFiles";
import { markdownPhrases, sentencesOf } from "./phrases";
import { SAMPLE_ADDRESS, walkTexts } from "./walkTexts";

interface Known {
  phrases: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

const IS_TEXT = /\.(json|md)$/;

/** What is the sample's in a text, or undefined when nothing is. */
const remarkOn = (text: string, { phrases }: Known): string | undefined => {
  if (SAMPLE_ADDRESS.test(text))
    return `${quote(text)} is from the sample: nobody is at example.com.`;
  const left = sentencesOf(text).find((sentence) => phrases.has(phraseMark(sentence.text)));
  return left && `${quote(left.text)} is from the sample.`;
};

/** Where a data file has the sample's words and addresses, and where it names a picture of the sample. */
const inJson = (
  { name, content }: OwnersFile,
  known: Known,
  pictures: Set<string>,
): Diagnostic[] => {
  const { document } = readDocument(path.basename(name, ".json"), content);
  const found: Diagnostic[] = [];
  walkTexts(document?.value, (part) => {
    const say = (sentence: string) =>
      document && found.push(document.diagnosticAt(part.path, sentence));
    if (part.kind === "topic") {
      if (!known.topics.has(recordMark(part.record))) return true;
      say("This is from the sample, word for word.");
      return false;
    }
    const remark = remarkOn(part.text, known);
    if (pictures.delete(`${DATA_FOLDER}/${part.text}`)) say("This picture is from the sample.");
    else if (remark !== undefined) say(remark);
    return false;
  });
  return found;
};

const inMarkdown = ({ name, content }: OwnersFile, known: Known): Diagnostic[] => {
  const text = content.toString("utf8");
  const positionAt = positionsIn(text);
  return markdownPhrases(text).flatMap((phrase) => {
    const sentence = remarkOn(phrase.text, known);
    if (sentence === undefined) return [];
    const title = path.basename(name, ".md");
    return [{ file: name, ...positionAt(phrase.offset), path: [title], sentence }];
  });
};

const wholeFile = (file: string, sentence: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  path: [path.basename(file)],
  sentence,
});

/** The sample's files in `static/`, each folder of them once. */
const inStatic = (names: readonly string[]): Diagnostic[] => {
  const folders = new Map<string, string[]>();
  for (const name of names) {
    const folder = name.split("/").slice(0, 2).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].map(([folder, [first = folder, ...others]]) =>
    others.length === 0
      ? wholeFile(first, "This file is from the sample.")
      : wholeFile(first, `This and ${others.length} more in ${folder}/ are from the sample.`),
  );
};

/** Every place in `data/` and `static/` that still has the words, pictures or addresses of the sample, or the words of a template. */
export const findSample = (sample: KnownSample = knownSample): Diagnostic[] => {
  const known: Known = {
    phrases: new Set(sample.phrases),
    topics: new Set(sample.topics),
    files: new Set(Object.values(sample.files)),
  };
  const files = ownersFiles();
  const isSample = ({ name, content }: OwnersFile) => known.files.has(fileMark(name, content));
  const isStatic = ({ name }: OwnersFile) => name.startsWith(`${STATIC_FOLDER}/`);
  const data = files.filter((file) => !isStatic(file));
  const texts = data.filter(({ name }) => IS_TEXT.test(name));
  const pictures = new Set(
    data.filter((file) => !texts.includes(file) && isSample(file)).map(({ name }) => name),
  );
  return [
    ...texts.flatMap((file) =>
      file.name.endsWith(".md") ? inMarkdown(file, known) : inJson(file, known, pictures),
    ),
    // Those that no file names.
    ...[...pictures].map((name) => wholeFile(name, "This picture is from the sample.")),
    ...inStatic(files.filter((file) => isStatic(file) && isSample(file)).map(({ name }) => name)),
  ];
};
