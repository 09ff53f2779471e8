/** A sentence, or a text that is none, and where it begins. */
export interface Phrase {
  text: string;
  offset: number;
}

const MARKS_OF_A_LINE = /^[#>*+\s-]+/;
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;

/** The parts of a text between matches of `separator`, without blanks around and marks before them. */
const split = (text: string, separator: RegExp, from = 0): Phrase[] => {
  let offset = from;
  return text.split(separator).flatMap((part) => {
    // Separators are captured, so that all parts together are the text.
    const begin = offset + (MARKS_OF_A_LINE.exec(part)?.[0].length ?? 0);
    offset += part.length;
    const clean = part.replace(MARKS_OF_A_LINE, "").trim();
    return clean === "" ? [] : [{ text: clean, offset: begin }];
  });
};

/** The sentences of a text. */
export const sentencesOf = (text: string, from = 0): Phrase[] =>
  split(text, /((?<=[.!?])\s+)/, from);

/** The values of a Markdown file's front matter, and the sentences of its paragraphs, also over several lines. */
export const markdownPhrases = (text: string): Phrase[] => {
  const [front = ""] = FRONT_MATTER.exec(text) ?? [];
  const values = [...front.matchAll(/^(\w+:[\s["']*)(.+?)["'\]]*\s*$/gm)].flatMap(
    ({ 1: key = "", 2: value = "", index }) => sentencesOf(value, index + key.length),
  );
  const paragraphs = split(text.slice(front.length), /(\n\s*\n)/, front.length);
  return [...values, ...paragraphs.flatMap(({ text, offset }) => sentencesOf(text, offset))];
};
