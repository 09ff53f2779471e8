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

/** Lines that belong together; an empty line separates two blocks. */
type Block = readonly string[];

/** A break between two words. A no-break space is none. */
const BLANKS = /[\p{Cc}\u2028\u2029 ]+/gu;

/** Each paragraph and each point of a list on a line of its own: a form or a mail program breaks long lines where it needs to. */
const linesOf = (texts: readonly OptionalText[], mark = ""): Block =>
  texts
    .flatMap((text) => (text ? text.split(/\n(?:\s*\n|(?=\s*[-*•] ))/) : []))
    .map((text) => mark + text.replace(BLANKS, " ").trim());

const entryLines = (entry: ResumeEntry, indent: string): Block => [
  ...linesOf([entry.title, joined(factsOf(entry), " · "), entry.url, entry.summary], indent),
  ...linesOf(entry.highlights ?? [], `${indent}- `),
  ...linesOf([entry.names, ...(entry.links ?? []).map(({ label, url }) => label + url)], indent),
];

const entryBlocks = (entry: ResumeEntry, indent = ""): Block[] => [
  entryLines(entry, indent),
  ...(entry.entries ?? []).flatMap((inner) => entryBlocks(inner, `${indent}  `)),
];

const section = (heading: string, [first = [], ...rest]: readonly Block[]): Block[] => [
  [heading, "-".repeat(heading.length), ...first],
  ...rest,
];

const partBlocks = ({ heading, entries = [], lines, quotes = [] }: ResumePart): Block[] =>
  section(heading, [
    ...entries.flatMap((entry) => entryBlocks(entry)),
    ...(lines ? [linesOf(lines.map(({ name, text }) => joined([name, text], " – ")))] : []),
    ...quotes.map(({ name, reference }) => linesOf([reference, `– ${name}`])),
  ]);

const headerBlocks = (resume: Resume): Block[] => {
  const { name, label, place, pronouns, availability } = resume.basics;
  return [
    linesOf([name, joined([label, place, pronouns], " · "), availability]),
    linesOf(contactsOf(resume).map((contact) => contact.label + contact.text)),
  ];
};

/** `/resume.txt`: the page's content in its order, for plain-text fields and programs that sort applications. */
export const plainText = (record: Resume): string => {
  const resume = inPlainWords(record);
  const summary = linesOf([resume.basics.headline, resume.basics.summary]);
  const blocks = [
    ...headerBlocks(resume),
    ...(summary.length > 0 ? section(resume.words.summary, [summary]) : []),
    ...outlineOf(resume).flatMap(partBlocks),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};
