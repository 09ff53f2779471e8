import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { aboutFile, diagnosticsIn, kindOf, positionsIn } from "../diagnostics";
import { DATA_FOLDER, decodeText, mergeConflict, ownersFolder, projectRoot } from "../files";
import { type DiagnosticAt, errorDiagnostics, zodErrorMap } from "../json";
import { aboutPicture } from "../references";
import { shortened } from "../text";
import { blockWords } from "./dataText";
import { parseFrontMatter } from "./frontMatter";
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

const noFrontMatter = (keys: readonly string[]): string => {
  const lines = keys.includes("date")
    ? "lines such as title: My first post and date: 2024-05-31"
    : "a line such as name: My first project";
  return `The file should begin with its front matter: a line ---, ${lines}, and a line ---.`;
};

const aboutMissingPicture = (text: string, name: string) => {
  const written = (file: string) => path.posix.relative(path.posix.dirname(text), file);
  return aboutPicture({ name, file: fileOfText(text, name), written }, ownersFolder(DATA_FOLDER));
};

/** Reads and checks a Markdown file of `data/`. It never throws: whatever the bytes are, it says what is wrong with them. */
const readAny = async <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  bytes: Buffer = fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file)),
  base: object = {},
) => {
  const { text, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const diagnosticOf = diagnosticsIn(`${DATA_FOLDER}/${file}`, text);
  const unread = remark ?? mergeConflict(text);
  const parts = parseFrontMatter(unread ? "" : text);
  const { bodyOffset, offsetOf } = parts;
  const keys = Object.keys(schema.shape);
  const { value, written, unused } = ownKeys(parts.value, keys);
  const front = { ...base, ...recordOf(value) };
  const isRecord = value === undefined || kindOf(value) === kindOf({});
  const result = schema.safeParse(isRecord ? front : value, { error: zodErrorMap });
  const diagnosticAt: DiagnosticAt = ([key = "", ...place], sentence, of) =>
    diagnosticOf({ offset: offsetOf([written(String(key)), ...place], of), sentence });
  const missing = { offset: 0, sentence: noFrontMatter(keys) };
  const fault =
    unread ?? parts.fault ?? (value === undefined && !result.success ? missing : undefined);
  const diagnostics = fault ? [diagnosticOf(fault)] : errorDiagnostics(diagnosticAt, result.error);

  // One error must not hide the others of its file.
  const faulty = new Set(result.error?.issues.map(({ path: [key] }) => key));
  // Of a summary the words alone are published.
  const { summary: _, ...titles } = front;
  const right = Object.keys(front).filter((key) => keys.includes(key) && !faulty.has(key));
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(
    right.map((key) => [key, schema.shape[key].safeParse(front[key]).data]),
  );

  const { body: source, placeOf } = withSpacedNames(parts.body);
  const body = readBody(file, source, (offset) => positionAt(bodyOffset + placeOf(offset)));
  diagnostics.push(...body.diagnostics);
  for (const { name, ...place } of body.pictures) {
    const sentence = await aboutMissingPicture(file, name);
    if (sentence !== undefined)
      diagnostics.push({ file: `${DATA_FOLDER}/${file}`, ...place, sentence });
  }
  for (const { place, file: picture } of picturesIn({ ...front, ...fields })) {
    const sentence =
      aboutPictureAddress(file, picture) ?? (await aboutMissingPicture(file, picture));
    if (sentence !== undefined) diagnostics.push(diagnosticAt(place, sentence));
  }
  return {
    diagnostics,
    markdown: {
      file,
      body: source,
      tree: body.tree,
      pictures: body.pictures.map(({ name }) => fileOfText(file, name)),
      summary: shortened(blockWords(result.data?.summary ?? "") || firstParagraph(body.tree)),
      readingMinutes: readingMinutes(textOf(body.tree)),
      links: body.links,
      anchors: unread ? undefined : body.anchors,
      notices: [...body.notices, ...marksInPlainTexts(schema, { value: titles, diagnosticAt })],
      unusedKeys: unused,
      /** Undefined if it has an error. */
      frontMatter: result.data,
      /** Its fields without an error. */
      fields,
      /** All of them, as they are written. */
      front,
      diagnosticAt,
    },
  };
};

/** Reads a file like `readAny`, with the fields of `base` where its front matter has none, and reports a text in which its parser has called itself too often. */
export const readMarkdown = <Schema extends AnySchema>(
  file: string,
  schema: Schema,
  bytes?: Buffer,
  base?: object,
) =>
  readAny(file, schema, bytes, base).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    const sentence = "Quotes, lists or emphasis are nested too deep.";
    return { diagnostics: [aboutFile(file, sentence)], markdown: undefined };
  });
