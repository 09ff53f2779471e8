import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import { writtenOut } from "../contract/addresses";
import {
  contactsOf,
  factsOf,
  joined,
  type OptionalText,
  outlineOf,
  type ResumeEntry,
  type ResumePart,
} from "./outline";
import { inPlainWords } from "./plainWords";
import type { Resume } from "./record";

const FONT = "Arial";

/** In twentieths of a point. */
const SIZES = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } };

const link = (url: string, text = writtenOut(url)): ParagraphChild =>
  new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: "Hyperlink" })] });

/** The parts that there are, with a mark between them. */
const between = (parts: readonly (ParagraphChild | OptionalText)[], mark: string) =>
  parts
    .flatMap((part) => part || [])
    .flatMap((part, index): ParagraphChild[] => [
      ...(index > 0 ? [new TextRun(mark)] : []),
      typeof part === "string" ? new TextRun(part) : part,
    ]);

const paragraph = (
  content: OptionalText | readonly ParagraphChild[],
  options: IParagraphOptions = {},
): IParagraphOptions[] => {
  if (!content?.length) return [];
  const children = typeof content === "string" ? [new TextRun(content)] : content;
  return [{ ...options, children }];
};

/** Below a part's: of an employer, its roles and their projects. */
const LEVELS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];

/** In twentieths of a point. */
const INDENT = 360;

/** A paragraph of an entry that is inside another. */
const inside = ({ bullet, indent, ...options }: IParagraphOptions): IParagraphOptions =>
  bullet
    ? { ...options, bullet: { level: bullet.level + 1 } }
    : { ...options, indent: { start: Number(indent?.start ?? 0) + INDENT } };

const entryOf = (entry: ResumeEntry, level = 0): IParagraphOptions[] => [
  ...paragraph(entry.title, { heading: LEVELS[level], keepNext: true }),
  ...paragraph(between([...factsOf(entry), entry.url && link(entry.url)], " · ")),
  ...paragraph(entry.summary),
  ...(entry.highlights ?? []).flatMap((text) => paragraph(text, { bullet: { level: 0 } })),
  ...paragraph(entry.names),
  ...(entry.links ?? []).flatMap(({ label, url }) => paragraph([new TextRun(label), link(url)])),
  ...(entry.entries ?? []).flatMap((inner) => entryOf(inner, level + 1)).map(inside),
];

const partOf = ({
  heading,
  entries = [],
  lines = [],
  quotes = [],
}: ResumePart): IParagraphOptions[] => [
  ...paragraph(heading, { heading: HeadingLevel.HEADING_1, keepNext: true }),
  ...entries.flatMap((entry) => entryOf(entry)),
  ...lines.flatMap(({ name, text }) =>
    paragraph([
      new TextRun({ text: name, bold: true }),
      ...(text ? [new TextRun(` – ${text}`)] : []),
    ]),
  ),
  ...quotes.flatMap(({ name, reference }) => paragraph(`${reference} – ${name}`)),
];

/** Without its "#". */
const hexOf = ({ accent }: Resume) => accent.slice(1);

const headOf = (resume: Resume, { basics } = resume): IParagraphOptions[] => [
  ...paragraph(basics.name, {
    heading: HeadingLevel.TITLE,
    border: { top: { style: BorderStyle.SINGLE, size: 24, space: 12, color: hexOf(resume) } },
  }),
  ...paragraph(joined([basics.label, basics.place, basics.pronouns], " · ")),
  ...paragraph(basics.availability),
  ...paragraph(
    between(
      contactsOf(resume).map(({ network, text, link: url }) =>
        link(url, network ?? writtenOut(text)),
      ),
      " · ",
    ),
  ),
];

const heading = (size: number, before: number, color = "000000") => ({
  run: { font: FONT, size, bold: true, color },
  paragraph: { spacing: { before, after: 60 } },
});

/** `/resume.docx`: headings as styles, and no tables or text boxes, which such programs read in a wrong order. Sizes are half points. */
export const wordFile = (record: Resume): Promise<Buffer> => {
  const resume = inPlainWords(record);
  const { name, headline, summary } = resume.basics;
  const { lang, dir } = resume.language;
  const about = [...paragraph(headline), ...paragraph(summary)];
  const document = new Document({
    title: name,
    creator: name,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 20, language: { value: lang } },
          paragraph: { spacing: { after: 60 } },
        },
        title: heading(40, 0, hexOf(resume)),
        heading1: heading(26, 240),
        heading2: heading(21, 140),
        heading3: heading(20, 100),
        heading4: heading(20, 100),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: SIZES[resume.paper],
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        children: [
          ...headOf(resume),
          ...(about.length > 0 ? partOf({ heading: resume.words.summary }) : []),
          ...about,
          ...outlineOf(resume).flatMap(partOf),
        ].map((options) => new Paragraph({ bidirectional: dir === "rtl", ...options })),
      },
    ],
  });
  return Packer.toBuffer(document);
};
