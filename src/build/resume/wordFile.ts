import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import { writtenOut } from "../../contract/addresses";
import { inlineWords } from "../markdown/inlineHtml";
import { withCareerTexts } from "./careerTexts";
import {
  contactsOf,
  factsOf,
  joined,
  type OptionalText,
  outlineOf,
  type ResumeEntry,
  type ResumePart,
} from "./outline";
import type { Resume } from "./record";

const FONT = "Arial";

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

/** In twentieths of a point. */
const PROJECT_INDENT = 360;

const entryOf = (
  entry: ResumeEntry,
  heading: IParagraphOptions["heading"] = HeadingLevel.HEADING_2,
): IParagraphOptions[] => [
  ...paragraph(entry.title, { heading, keepNext: true }),
  ...paragraph(between([...factsOf(entry), entry.url && link(entry.url)], " · ")),
  ...paragraph(entry.summary),
  ...(entry.highlights ?? []).flatMap((text) => paragraph(text, { bullet: { level: 0 } })),
  ...paragraph(entry.names),
  ...(entry.links ?? []).flatMap(({ label, url }) => paragraph([new TextRun(label), link(url)])),
  ...(entry.projects ?? [])
    .flatMap((project) => entryOf(project, HeadingLevel.HEADING_3))
    .map(({ bullet, ...options }) =>
      bullet
        ? { ...options, bullet: { level: 1 } }
        : { ...options, indent: { start: PROJECT_INDENT } },
    ),
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

const headOf = (resume: Resume, { basics } = resume): IParagraphOptions[] => [
  ...paragraph(basics.name, { heading: HeadingLevel.TITLE }),
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

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: "000000" },
  paragraph: { spacing: { before, after: 60 } },
});

/** `/resume.docx`: headings as styles, and no tables or text boxes, which such programs read in a wrong order. Sizes are half points. */
export const wordFile = (record: Resume): Promise<Buffer> => {
  const resume = withCareerTexts(record, inlineWords);
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
        title: heading(40, 0),
        heading1: heading(26, 240),
        heading2: heading(21, 140),
        heading3: heading(20, 100),
      },
    },
    sections: [
      {
        properties: {
          page: { margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } },
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
