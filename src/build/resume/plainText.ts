import {
  contactsOf,
  factsOf,
  joined,
  type OptionalText,
  outlineOf,
  type ResumeEntry,
  type ResumePart,
} from "../../resume/outline";
import type { Resume } from "../../resume/record";
import { words } from "../../words/words";
import { inlineWords } from "../markdown/inlineHtml";
import { withCareerTexts } from "./careerTexts";

/** Lines that belong together; an empty line separates two blocks. */
type Block = readonly string[];

/** A break between two words. A no-break space is none. */
const BLANKS = /[\p{Cc}\u2028\u2029 ]+/gu;

/** Each paragraph on a line of its own: a form or a mail program breaks long lines where it needs to. */
const linesOf = (texts: readonly OptionalText[], mark = ""): Block =>
  texts
    .flatMap((text) => (text ? text.split(/\n\s*\n/) : []))
    .map((text) => mark + text.replace(BLANKS, " ").trim());

const entryLines = (entry: ResumeEntry, indent = ""): Block => [
  ...linesOf([entry.title, joined(factsOf(entry), " · "), entry.url, entry.summary], indent),
  ...linesOf(entry.highlights ?? [], `${indent}- `),
  ...linesOf([joined(entry.names ?? [], words.marks.comma)], indent),
  ...linesOf(
    (entry.links ?? []).map((link) => link.label + words.marks.colon + link.url),
    indent,
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
    ...(lines ? [linesOf(lines.map(({ name, text }) => joined([name, text], " – ")))] : []),
    ...quotes.map(({ name, reference }) => linesOf([reference, `– ${name}`])),
  ]);

const headerBlocks = ({ basics }: Resume): Block[] => [
  linesOf([
    basics.name,
    joined([basics.label, basics.place, basics.pronouns], " · "),
    basics.availability,
  ]),
  linesOf(
    contactsOf(basics).map(({ network, text }) => joined([network, text], words.marks.colon)),
  ),
];

/** `/resume.txt`: the page's content in its order, for plain-text fields and programs that sort applications. */
export const plainText = (record: Resume): string => {
  const resume = withCareerTexts(record, inlineWords);
  const summary = linesOf([resume.basics.headline, resume.basics.summary]);
  const blocks = [
    ...headerBlocks(resume),
    ...(summary.length > 0 ? section(words.resume.summary, [summary]) : []),
    ...outlineOf(resume).flatMap(partBlocks),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};
