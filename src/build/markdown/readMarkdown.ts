import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { aboutPicture, folderOf } from "../check/checkPictures";
import { issueMistakes } from "../check/issueMistakes";
import type { NamedPicture } from "../check/namedPictures";
import { decodeText, type Remark } from "../files/decodeText";
import type { JsonPath } from "../files/jsonTree";
import { mergeConflict } from "../files/mergeConflict";
import { readablePath } from "../files/readablePath";
import type { Mistake } from "../mistakes/mistake";
import { positionAt } from "../mistakes/position";
import { sentenceFor } from "../mistakes/sentence";
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
  readonly mistakes: readonly Mistake[];
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
  const name = file.replace(/\.md$/, "");
  const mistake = ({ offset, sentence }: Remark, place: JsonPath = []): Mistake => ({
    file: `${DATA_FOLDER}/${file}`,
    ...positionAt(text, offset),
    path: readablePath(name, place, {}),
    sentence,
  });
  const mistakes = remark === undefined ? [] : [mistake(remark)];
  if (!readable) return { mistakes };
  const conflict = mergeConflict(text);
  if (conflict !== undefined) return { mistakes: [mistake(conflict)] };

  const { frontMatter, body } = splitFrontMatter(text);
  const yaml = readFrontMatter(frontMatter);
  if ("sentence" in yaml) return { mistakes: [...mistakes, mistake(yaml)] };
  const result = schema.safeParse(yaml.value, { error: sentenceFor });
  const document = {
    mistakeAt: (place: JsonPath, sentence: string) =>
      mistake({ offset: yaml.offsetOf(place), sentence }, place),
    mistakeAtKey: (place: JsonPath, sentence: string) =>
      mistake({ offset: yaml.keyOffset(place), sentence }, place),
  };
  if (frontMatter === undefined && !result.success) {
    return { mistakes: [...mistakes, mistake({ offset: 0, sentence: NO_FRONT_MATTER })] };
  }
  for (const issue of result.error?.issues ?? []) {
    const place = issue.path.filter((step) => typeof step !== "symbol");
    mistakes.push(...issueMistakes(document, issue, place));
  }

  const tree = parseMarkdown(body.text);
  const { remarks, pictures, links } = bodyRemarks(file, tree);
  mistakes.push(
    ...remarks.map((it) => mistake({ ...it, offset: body.offset + it.offset })),
    ...(await missingPictures(file, pictures)).map((it) =>
      mistake({ ...it, offset: body.offset + it.offset }),
    ),
  );
  const cover = result.data?.cover;
  if (cover !== undefined) {
    const sentence =
      aboutPictureAddress(file, cover.file) ??
      (await missingPicture(file, { name: cover.file, file: pictureOfText(file, cover.file) }));
    if (sentence !== undefined) mistakes.push(document.mistakeAt(["cover"], sentence));
  }
  if (!result.success || mistakes.length > 0) return { mistakes };
  const covers = cover === undefined ? [] : [pictureOfText(file, cover.file)];
  return {
    mistakes,
    markdown: {
      file,
      body: withCover(body.text, cover),
      summary: shortened(result.data.summary ?? firstParagraph(tree)),
      readingMinutes: readingMinutes(textOf(tree)),
      pictures: [...new Set([...covers, ...pictures.map((picture) => picture.file)])],
      links: links.map(({ address, offset }) => ({
        address,
        ...positionAt(text, body.offset + offset),
      })),
      told: result.data,
    },
  };
};

const missingPicture = (text: string, named: Pick<NamedPicture, "name" | "file">) =>
  aboutPicture(
    {
      ...named,
      place: {
        folder: DATA_FOLDER,
        fits: isPicturePath,
        written: (file) => path.posix.relative(path.posix.dirname(text), file),
      },
    },
    folderOf(DATA_FOLDER),
  );

const missingPictures = async (
  text: string,
  pictures: readonly NamedInText[],
): Promise<Remark[]> => {
  const checked = pictures.map(async ({ file, name, offset }) => {
    const sentence = await missingPicture(text, { name, file });
    return sentence === undefined ? [] : [{ offset, sentence }];
  });
  return (await Promise.all(checked)).flat();
};
