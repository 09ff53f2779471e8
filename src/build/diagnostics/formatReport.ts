import type { Diagnostic } from "./diagnostic";
import { visible } from "./quote";

const inEnglish = new Intl.Collator("en");

const inReadingOrder = (a: Diagnostic, b: Diagnostic): number =>
  inEnglish.compare(a.file, b.file) || a.line - b.line || a.column - b.column;

const entry = ({ file, line, column, path, sentence }: Diagnostic): string =>
  `${visible(file)}:${line}:${column}  ${visible(path.join(" → "))}\n  ${sentence}`;

const count = (number: number, thing: string): string =>
  `${number} ${number === 1 ? thing : `${thing}s`}`;

/** The owner's report: every mistake, or whatever else they are, in reading order, then how many there are. */
export const formatReport = (diagnostics: readonly Diagnostic[], thing = "mistake"): string => {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return [
    ...[...diagnostics].sort(inReadingOrder).map(entry),
    "",
    `${count(diagnostics.length, thing)} in ${count(files, "file")}.`,
  ].join("\n");
};
