import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { aboutPicture } from "../check/checkFiles";
import type { NamedFile } from "../check/findFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { positionsIn } from "../diagnostics/diagnostic";
import { issueDiagnostics, sentenceFor } from "../diagnostics/sentence";
import { ownersFolder } from "../files/filesBelow";
import type { JsonPath } from "../files/readDocument";
import { readablePaths } from "../files/readDocument";
import { decodeText, MARKER_IN_MARKDOWN, mergeConflict, type Remark } from "../files/textFile";
import { shortened } from "../pages/shortened";
import { DATA_FOLDER, projectRoot } from "../paths";
import { isPicturePath } from "../schemas/pictureFile";
import { aboutPictureAddress, bodyRemarks, type NamedInText } from "./bodyRemarks";
import type { Cover, MarkdownFile } from "./markdownContent";
import { parseMarkdown } from "./parseMarkdown";
import { type ParsedYaml, parseYaml } from "./parseYaml";
import { pictureOfText } from "./pictureOfText";
import { readingMinutes } from "./readingMinutes";
import { type MarkdownParts, splitFrontMatter } from "./splitFrontMatter";
import { firstParagraph, textOf } from "./textOf";

/** What any front matter may say. */
interface Told {
  summary?: string | undefined;
  cover?: Cover | undefined;
}

/** A Markdown file and what it says of itself, when nothing is wrong with it. */
export interface ReadMarkdown<FrontMatter> {
  readonly markdown?: MarkdownFile & { readonly told: FrontMatter };
  readonly diagnostics: readonly Diagnostic[];
}

const NO_FRONT_MATTER =
  "The file should begin with its front matter: a line ---, lines such as title: My first post and date: 2024-05-31, and a line ---.";

/** Of the front matter, with places in the whole file. */
const readFrontMatter = (frontMatter: MarkdownParts["frontMatter"]): ParsedYaml | Remark => {
  if (frontMatter === undefined) {
    return { value: {}, offsetOf: () => 0, keyOffset: () => 0 };
  }
  const { text, offset } = frontMatter;
  const yaml = parseYaml(text);
  if ("sentence" in yaml) return { ...yaml, offset: offset + yaml.offset };
  return {
    value: yaml.value,
    offsetOf: (place) => offset + yaml.offsetOf(place),
    keyOffset: (place) => offset + yaml.keyOffset(place),
  };
};

const withCover = (body: string, cover: Cover | undefined): string =>
  cover === undefined ? body : `![${cover.alt}](<${cover.file}>)\n\n${body}`;

/**
 * Reads and checks a Markdown file of `data/`. Its cover becomes its first picture. It never throws: whatever the bytes
 * are, it says what is wrong with them.
 */
export const readMarkdown = async <Schema extends z.ZodType<Told>>(
  file: string,
  schema: Schema,
): Promise<ReadMarkdown<z.output<Schema>>> => {
  const bytes = fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file));
  const { text, readable, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const readablePath = readablePaths(file.replace(/\.md$/, ""), {});
  const diagnostic = ({ offset, sentence }: Remark, place: JsonPath = []): Diagnostic => ({
    file: `${DATA_FOLDER}/${file}`,
    ...positionAt(offset),
    path: readablePath(place),
    sentence,
  });
  const diagnostics = remark === undefined ? [] : [diagnostic(remark)];
  if (!readable) return { diagnostics };
  const conflict = mergeConflict(text, MARKER_IN_MARKDOWN);
  if (conflict !== undefined) return { diagnostics: [diagnostic(conflict)] };

  const { frontMatter, body } = splitFrontMatter(text);
  const yaml = readFrontMatter(frontMatter);
  if ("sentence" in yaml) return { diagnostics: [...diagnostics, diagnostic(yaml)] };
  const result = schema.safeParse(yaml.value, { error: sentenceFor });
  const document = {
    diagnosticAt: (place: JsonPath, sentence: string) =>
      diagnostic({ offset: yaml.offsetOf(place), sentence }, place),
    diagnosticAtKey: (place: JsonPath, sentence: string) =>
      diagnostic({ offset: yaml.keyOffset(place), sentence }, place),
  };
  if (frontMatter === undefined && !result.success) {
    return { diagnostics: [...diagnostics, diagnostic({ offset: 0, sentence: NO_FRONT_MATTER })] };
  }
  for (const issue of result.error?.issues ?? []) {
    const place = issue.path.filter((step) => typeof step !== "symbol");
    diagnostics.push(...issueDiagnostics(document, issue, place));
  }

  const tree = parseMarkdown(body.text);
  const { remarks, pictures, links } = bodyRemarks(file, tree);
  diagnostics.push(
    ...remarks.map((it) => diagnostic({ ...it, offset: body.offset + it.offset })),
    ...(await missingPictures(file, pictures)).map((it) =>
      diagnostic({ ...it, offset: body.offset + it.offset }),
    ),
  );
  const cover = result.data?.cover;
  if (cover !== undefined) {
    const sentence =
      aboutPictureAddress(file, cover.file) ??
      (await missingPicture(file, { name: cover.file, file: pictureOfText(file, cover.file) }));
    if (sentence !== undefined) diagnostics.push(document.diagnosticAt(["cover"], sentence));
  }
  if (!result.success || diagnostics.length > 0) return { diagnostics };
  const covers = cover === undefined ? [] : [pictureOfText(file, cover.file)];
  return {
    diagnostics,
    markdown: {
      file,
      body: withCover(body.text, cover),
      summary: shortened(result.data.summary ?? firstParagraph(tree)),
      readingMinutes: readingMinutes(textOf(tree)),
      pictures: [...new Set([...covers, ...pictures.map((picture) => picture.file)])],
      links: links.map(({ address, offset }) => ({
        address,
        ...positionAt(body.offset + offset),
      })),
      told: result.data,
    },
  };
};

const missingPicture = (
  text: string,
  named: Pick<NamedFile, "name" | "file">,
  folder = ownersFolder(DATA_FOLDER),
) =>
  aboutPicture(
    {
      ...named,
      place: {
        fits: isPicturePath,
        written: (file) => path.posix.relative(path.posix.dirname(text), file),
      },
    },
    folder,
  );

const missingPictures = async (
  text: string,
  pictures: readonly NamedInText[],
): Promise<Remark[]> => {
  if (pictures.length === 0) return [];
  const folder = ownersFolder(DATA_FOLDER);
  const checked = pictures.map(async ({ file, name, offset }) => {
    const sentence = await missingPicture(text, { name, file }, folder);
    return sentence === undefined ? [] : [{ offset, sentence }];
  });
  return (await Promise.all(checked)).flat();
};
