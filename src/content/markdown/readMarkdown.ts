import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { aboutFile, diagnosticsIn, kindOf, positionsIn } from "../diagnostics";
import { type ContentRecords, DATA_FOLDER, decodeText, type Folder, mergeConflict } from "../files";
import { type DiagnosticAt, errorDiagnostics, zodErrorMap } from "../json";
import { aboutPicture } from "../references";
import { shortened } from "../text";
import { blockWords } from "./dataText";
import { parseFrontMatter } from "./frontMatter";
import type { NamedInFile } from "./markdownContent";
import { ownKeys } from "./ownKeys";
import { marksInPlainTexts } from "./plainTexts";
import { aboutPictureAddress, fileOfText, readBody } from "./readBody";
import { withSpacedNames } from "./spacedNames";
import { firstParagraph, readingMinutes, textOf } from "./text";

/** Fields that any front matter may have. */
interface AnyFrontMatter {
  readonly summary?: string | undefined;
}

type AnySchema = z.ZodObject & z.ZodType<AnyFrontMatter>;

/** The pictures that a front matter names, and where. A cover that begins with a slash is a drawing in `static/`. */
const picturesIn = ({ cover, pictures }: Readonly<Record<string, unknown>>) =>
  [
    { place: ["cover"], file: recordOf(cover).file ?? (/^\//.test(String(cover)) ? "" : cover) },
    ...itemsOf(pictures).map((it, index) => ({
      place: ["pictures", index, "file"],
      file: recordOf(it).file,
    })),
  ].flatMap(({ place, file }) => (typeof file === "string" && file ? [{ place, file }] : []));

const noFrontMatter = (keys: readonly string[], text: string): string => {
  if (/^---[^\S\n]*\n/.test(text)) return "The front matter has no last line: ---.";
  if (/^\s+---[^\S\n]*\n/.test(text)) return "Take out what is before the first ---.";
  if (/^(?:--|-{4,}|[–—]+)[^\S\n]*\n/.test(text))
    return "The first line should be three hyphens: ---.";
  const lines = keys.includes("date")
    ? "lines such as title: My first post and date: 2024-05-31"
    : "a line such as name: My first project";
  return `The file should begin with its front matter: a line ---, ${lines}, and a line ---.`;
};

/** The beginning of a file in the site's own keys, and the places in it. */
const readFront = (file: string, text: string, keys: readonly string[]) => {
  const { value: asWritten, offsetOf, ...parts } = parseFrontMatter(text);
  const { written, ...own } = ownKeys(asWritten, keys);
  const diagnosticOf = diagnosticsIn(`${DATA_FOLDER}/${file}`, text);
  const diagnosticAt: DiagnosticAt = ([key = "", ...place], sentence, of) =>
    diagnosticOf({ offset: offsetOf([written(String(key)), ...place], of), sentence });
  return { ...parts, ...own, diagnosticAt };
};

/** All that a file says by itself. */
const readAlone = <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  bytes: Buffer,
  base: object,
) => {
  const { text, remark } = decodeText(bytes);
  const unread = remark ?? mergeConflict(text);
  const keys = Object.keys(schema.shape);
  const parts = readFront(file, unread ? "" : text, keys);
  const { value, diagnosticAt } = parts;
  const front = { ...base, ...recordOf(value) };
  const isRecord = value === undefined || kindOf(value) === kindOf({});
  const result = schema.safeParse(isRecord ? front : value, { error: zodErrorMap });
  const missing = { offset: 0, sentence: noFrontMatter(keys, text) };
  const noRecord = {
    offset: text.indexOf("\n") + 1,
    sentence: "Each line here is a key and its value, with a space after the colon: title: A walk.",
  };
  const fault =
    unread ??
    parts.fault ??
    (typeof value === "string" ? noRecord : undefined) ??
    (value === undefined && !result.success ? missing : undefined);
  const diagnostics = fault
    ? [diagnosticsIn(`${DATA_FOLDER}/${file}`, text)(fault)]
    : errorDiagnostics(diagnosticAt, result.error);

  // One error must not hide the others of its file.
  const faulty = new Set(result.error?.issues.map(({ path: [key] }) => key));
  // Of a summary the words alone are published.
  const { summary: _, ...titles } = front;
  const right = Object.keys(front).filter((key) => keys.includes(key) && !faulty.has(key));
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(
    right.map((key) => [key, schema.shape[key].safeParse(front[key]).data]),
  );

  const { body: source, placeOf } = withSpacedNames(parts.body);
  const positionAt = positionsIn(text);
  const body = readBody(file, source, (offset) => positionAt(parts.bodyOffset + placeOf(offset)));
  diagnostics.push(...body.diagnostics);
  const frontPictures: NamedInFile[] = [];
  for (const { place, file: name } of picturesIn({ ...front, ...fields })) {
    const sentence = aboutPictureAddress(file, name);
    const found = diagnosticAt(place, sentence ?? "");
    const { line, column } = found;
    if (sentence === undefined) frontPictures.push({ name, line, column });
    else diagnostics.push(found);
  }
  return {
    diagnostics,
    frontPictures,
    body: source,
    tree: body.tree,
    pictures: body.pictures,
    summary: shortened(blockWords(result.data?.summary ?? "") || firstParagraph(body.tree)),
    readingMinutes: readingMinutes(textOf(body.tree)),
    links: body.links,
    anchors: unread ? undefined : body.anchors,
    notices: [...body.notices, ...marksInPlainTexts(schema, { value: titles, diagnosticAt })],
    unusedKeys: parts.unused,
    /** Undefined if it has an error. */
    frontMatter: result.data,
    /** Its fields without an error. */
    fields,
    /** All of them, as they are written. */
    front,
  };
};

/** Surroundings of a file: the records of those read before, and the names of all. */
interface Surroundings {
  readonly records: ContentRecords;
  readonly folder: Folder;
}

/** Reads and checks a Markdown file of `data/`. It never throws: whatever the bytes are, it says what is wrong with them. */
const readAny = async <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  { records, folder }: Surroundings,
  bytes: Buffer = fs.readFileSync(path.join(folder.at, file)),
  base: object = {},
) => {
  const keys = Object.keys(schema.shape);
  const parts = [file, keys.join(), bytes, JSON.stringify(base)];
  const { diagnostics, frontPictures, pictures, ...markdown } = await records.recordOf(parts, () =>
    readAlone(file, schema, bytes, base),
  );
  const written = (it: string) => path.posix.relative(path.posix.dirname(file), it);
  for (const { name, line, column } of [...pictures, ...frontPictures]) {
    const picture = { name, file: fileOfText(file, name), written };
    const sentence = await aboutPicture(picture, folder, records);
    if (sentence) diagnostics.push({ file: `${DATA_FOLDER}/${file}`, line, column, sentence });
  }
  const diagnosticAt: DiagnosticAt = (...place) =>
    readFront(file, decodeText(bytes).text, keys).diagnosticAt(...place);
  return {
    diagnostics,
    markdown: {
      ...markdown,
      file,
      pictures: pictures.map(({ name }) => fileOfText(file, name)),
      diagnosticAt,
    },
  };
};

/** Reads a file like `readAny`, with the fields of `base` where its front matter has none, and reports a text in which its parser has called itself too often. */
export const readMarkdown = <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  surroundings: Surroundings,
  bytes?: Buffer,
  base?: object,
) =>
  readAny(file, schema, surroundings, bytes, base).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    const sentence = "Quotes, lists or emphasis are nested too deep.";
    return { diagnostics: [aboutFile(file, sentence)], markdown: undefined };
  });
