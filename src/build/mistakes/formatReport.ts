import type { Mistake } from "./mistake";
import { visible } from "./quote";

const inEnglish = new Intl.Collator("en");

const inReadingOrder = (a: Mistake, b: Mistake): number =>
  inEnglish.compare(a.file, b.file) || a.line - b.line || a.column - b.column;

const entry = ({ file, line, column, path, sentence }: Mistake): string =>
  `${visible(file)}:${line}:${column}  ${visible(path.join(" → "))}\n  ${sentence}`;

const count = (number: number, thing: string): string =>
  `${number} ${number === 1 ? thing : `${thing}s`}`;

/** The owner's report: every mistake, or whatever else they are, in reading order, then how many there are. */
export const formatReport = (mistakes: readonly Mistake[], thing = "mistake"): string => {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  return [
    ...[...mistakes].sort(inReadingOrder).map(entry),
    "",
    `${count(mistakes.length, thing)} in ${count(files, "file")}.`,
  ].join("\n");
};
