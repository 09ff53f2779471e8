import stringWidth from "string-width";
import { outlineOf, type ResumeEntry, type ResumePart } from "../../resume/outline";
import type { Resume } from "../../resume/record";
import { words } from "../../words/words";

/** Lines that belong together; an empty line separates two blocks. */
type Block = readonly string[];

type Said = string | null | undefined;

/** For mails that quote the text and terminals that number its lines. East Asian characters count two. */
export const COLUMNS = 76;

/** A break between two words. A no-break space is none. */
const BLANKS = /[\p{Cc}\u2028\u2029 ]+/u;

/** A text in lines of at most 76 columns, which begin with `first` and `rest`. A wider word, such as an address, is a line. */
const wrapped = (text: Said, first = "", rest = first): string[] => {
  const lines: string[] = [];
  for (const word of (text ?? "").split(BLANKS).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && stringWidth(longer) <= COLUMNS) lines[lines.length - 1] = longer;
    else lines.push((lines.length === 0 ? first : rest) + word);
  }
  return lines;
};

const joined = (texts: readonly Said[], mark: string): string => texts.filter(Boolean).join(mark);

/** The dates are a line of their own, for programs that look for them. */
const entryLines = (entry: ResumeEntry, indent = ""): Block => [
  ...[entry.title, entry.time, joined(entry.facts ?? [], " · "), entry.url, entry.summary].flatMap(
    (text) => wrapped(text, indent),
  ),
  ...(entry.highlights ?? []).flatMap((item) => wrapped(item, `${indent}- `, `${indent}  `)),
  ...wrapped(joined(entry.names ?? [], words.marks.comma), indent),
  ...(entry.links ?? []).flatMap(({ label, url }) =>
    wrapped(`${label}${words.marks.colon}${url}`, indent),
  ),
];

const section = (heading: string, [first = [], ...rest]: readonly Block[]): Block[] => [
  [heading, "-".repeat(heading.length), ...first],
  ...rest,
];

const partBlocks = ({ heading, entries = [], lines, quotes = [] }: ResumePart): Block[] =>
  section(heading, [
    ...entries.flatMap((entry) => [
      entryLines(entry),
      ...(entry.projects ?? []).map((project) => entryLines(project, "  ")),
    ]),
    ...(lines
      ? [lines.flatMap(({ name, text }) => wrapped(joined([name, text], " – "), "", "  "))]
      : []),
    ...quotes.map(({ name, reference }) => [...wrapped(reference), ...wrapped(name, "– ", "  ")]),
  ]);

const headerBlocks = ({ basics }: Resume): Block[] => [
  [
    basics.name,
    joined([basics.label, basics.place, basics.pronouns], " · "),
    basics.availability,
  ].flatMap((text) => wrapped(text)),
  [
    ...[basics.email, basics.phone, basics.url],
    ...basics.profiles.map(({ network, url }) => `${network}${words.marks.colon}${url}`),
  ].flatMap((text) => wrapped(text)),
];

/** `/resume.txt`: the page's content in its order, for plain-text fields and programs that sort applications. */
export const plainText = (resume: Resume): string => {
  const summary = [resume.basics.headline, resume.basics.summary].flatMap((text) => wrapped(text));
  const blocks = [
    ...headerBlocks(resume),
    ...(summary.length > 0 ? section(words.resume.summary, [summary]) : []),
    ...outlineOf(resume).flatMap(partBlocks),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};
