import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { aboutPicture } from "../check/checkFiles";
import { aboutFile, type Diagnostic, positionsIn } from "../diagnostics/diagnostic";
import { issueDiagnostics, zodErrorMap } from "../diagnostics/zodErrorMap";
import { ownersFolder } from "../files/filesBelow";
import type { DiagnosticAt } from "../files/readDocument";
import { decodeText, mergeConflict, type Remark } from "../files/textFile";
import { shortened } from "../pages/summary";
import { DATA_FOLDER, projectRoot } from "../paths";
import { parseFrontMatter, type postFrontMatter } from "./frontMatter";
import { aboutPictureAddress, pictureOfText, readBody } from "./readBody";
import { firstParagraph, readingMinutes, textOf } from "./text";

/** Fields that any front matter may have. */
type AnyFrontMatter = Partial<Pick<z.output<typeof postFrontMatter>, "summary" | "cover">>;

const NO_FRONT_MATTER =
  "The file should begin with its front matter: a line ---, lines such as title: My first post and date: 2024-05-31, and a line ---.";

const aboutMissingPicture = (text: string, name: string) => {
  const written = (file: string) => path.posix.relative(path.posix.dirname(text), file);
  return aboutPicture(
    { name, file: pictureOfText(text, name), written },
    ownersFolder(DATA_FOLDER),
  );
};

/**
 * Reads and checks a Markdown file of `data/`. Its cover becomes its first picture. It never throws: whatever the bytes
 * are, it says what is wrong with them.
 */
const readAny = async <Schema extends z.ZodType<AnyFrontMatter>>(file: string, schema: Schema) => {
  const bytes = fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file));
  const { text, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const diagnosticOf = ({ offset, sentence }: Remark): Diagnostic => ({
    file: `${DATA_FOLDER}/${file}`,
    ...positionAt(offset),
    sentence,
  });
  const unread = remark ?? mergeConflict(text);
  const parts = parseFrontMatter(unread ? "" : text);
  const { value, bodyOffset, offsetOf } = parts;
  const result = schema.safeParse(value ?? {}, { error: zodErrorMap });
  const diagnosticAt: DiagnosticAt = (place, sentence, of) =>
    diagnosticOf({ offset: offsetOf(place, of), sentence });
  const missing = { offset: 0, sentence: NO_FRONT_MATTER };
  const fault =
    unread ?? parts.fault ?? (value === undefined && !result.success ? missing : undefined);
  const diagnostics = fault
    ? [diagnosticOf(fault)]
    : (result.error?.issues ?? []).flatMap((issue) => {
        const place = issue.path.filter((step) => typeof step !== "symbol");
        return issueDiagnostics(diagnosticAt, issue, place);
      });

  const body = readBody(file, parts.body, (offset) => positionAt(bodyOffset + offset));
  diagnostics.push(...body.diagnostics);
  for (const { name, ...place } of body.pictures) {
    const sentence = await aboutMissingPicture(file, name);
    if (sentence !== undefined)
      diagnostics.push({ file: `${DATA_FOLDER}/${file}`, ...place, sentence });
  }
  const cover = result.data?.cover;
  if (cover !== undefined) {
    const sentence =
      aboutPictureAddress(file, cover.file) ?? (await aboutMissingPicture(file, cover.file));
    if (sentence !== undefined) diagnostics.push(diagnosticAt(["cover"], sentence));
  }
  const coverText = cover === undefined ? "" : `![${cover.alt}](<${cover.file}>)\n\n`;
  return {
    diagnostics,
    markdown: {
      file,
      body: coverText + parts.body,
      summary: shortened(result.data?.summary ?? firstParagraph(body.tree)),
      readingMinutes: readingMinutes(textOf(body.tree)),
      links: body.links,
      anchors: unread ? undefined : body.anchors,
      notices: body.notices,
      /** Undefined if it has an error. */
      frontMatter: result.data,
    },
  };
};

/** Reads a file like `readAny`, and reports a text in which its parser has called itself too often. */
export const readMarkdown = <Schema extends z.ZodType<AnyFrontMatter>>(
  file: string,
  schema: Schema,
) =>
  readAny(file, schema).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
    const sentence = "Quotes, lists or emphasis are nested too deep.";
    return { diagnostics: [aboutFile(file, sentence)], markdown: undefined };
  });
