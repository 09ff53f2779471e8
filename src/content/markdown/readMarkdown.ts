import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { aboutFile, diagnosticsIn, kindOf, positionsIn, textError } from "../diagnostics";
import { type ContentRecords, DATA_FOLDER, type Folder } from "../files";
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

const NO_RECORD =
  "Each line here is a key and its value, with a space after the colon: title: A walk.";

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
  const at = diagnosticsIn(`${DATA_FOLDER}/${file}`, text);
  const { value: asWritten, offsetOf, ...parts } = parseFrontMatter(text, at);
  const { written, ...own } = ownKeys(asWritten, keys);
  const diagnosticAt: DiagnosticAt = ([key = "", ...place], message, of) =>
    at(offsetOf([written(String(key)), ...place], of), message);
  return { ...parts, ...own, diagnosticAt };
};

/** All that a file says by itself. */
const readAlone = <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  bytes: Buffer,
  base: object,
) => {
  const text = bytes.toString("utf8");
  const unread = textError(`${DATA_FOLDER}/${file}`, bytes);
  const keys = Object.keys(schema.shape);
  const parts = readFront(file, unread ? "" : text, keys);
  const { value, diagnosticAt } = parts;
  const front = { ...base, ...recordOf(value) };
  const isRecord = value === undefined || kindOf(value) === kindOf({});
  const result = schema.safeParse(isRecord ? front : value, { error: zodErrorMap });
  const at = diagnosticsIn(`${DATA_FOLDER}/${file}`, text);
  const unreadable =
    unread ??
    parts.diagnostic ??
    (typeof value === "string" ? at(text.indexOf("\n") + 1, NO_RECORD) : undefined) ??
    (value === undefined && !result.success ? at(0, noFrontMatter(keys, text)) : undefined);
  const diagnostics = unreadable ? [unreadable] : errorDiagnostics(diagnosticAt, result.error);

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
    const message = aboutPictureAddress(file, name);
    const found = diagnosticAt(place, message ?? "");
    const { line, column } = found;
    if (message === undefined) frontPictures.push({ name, line, column });
    else diagnostics.push(found);
  }
  diagnostics.push(...marksInPlainTexts(schema, { value: titles, diagnosticAt }));
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
    const message = await aboutPicture(picture, folder, records);
    if (message) diagnostics.push({ ...aboutFile(file, message), line, column });
  }
  const diagnosticAt: DiagnosticAt = (...place) =>
    readFront(file, bytes.toString("utf8"), keys).diagnosticAt(...place);
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
    const message = "Quotes, lists or emphasis are nested too deep.";
    return { diagnostics: [aboutFile(file, message)], markdown: undefined };
  });
