import { DATA_FOLDER, type Remark } from "../files";
import { visible } from "./quote";

/** A place in a file. Line and column count from 1; a column is one UTF-16 code unit, a tab too. */
export interface Position {
  line: number;
  column: number;
}

/** An error for the owner. */
export interface Diagnostic extends Position {
  /** The file as seen from the project's root, for example "data/interests.json". */
  file: string;
  /** The error and the fix. */
  sentence: string;
}

/** Finds line and column of an offset in a text whose lines end with LF, CRLF or CR. */
export const positionsIn =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };

/** Makes diagnostics of remarks on a text. */
export const diagnosticsIn = (file: string, text: string) => {
  const positionAt = positionsIn(text);
  return ({ offset, sentence }: Remark): Diagnostic => ({
    file,
    ...positionAt(offset),
    sentence,
  });
};

/** Diagnostics of which the same sentence about several whole files is one, at the first of them. */
export const saidOnce = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    const { sentence } = diagnostic;
    const same = diagnostics.filter(
      (it) => it.sentence === sentence && it.line === 1 && it.column === 1,
    );
    if (same.length < 2 || !same.includes(diagnostic)) return [diagnostic];
    const [first, ...others] = same;
    const names = others.map(({ file }) => visible(file)).join(", ");
    return first === diagnostic ? [{ ...first, sentence: `${sentence} Likewise: ${names}.` }] : [];
  });

/** A diagnostic about a whole file, whose path inside `data/` is given. */
export const aboutFile = (file: string, sentence: string): Diagnostic => ({
  file: `${DATA_FOLDER}/${file}`,
  line: 1,
  column: 1,
  sentence,
});

const inEnglish = new Intl.Collator("en");

export const inReadingOrder = (a: Diagnostic, b: Diagnostic): number =>
  inEnglish.compare(a.file, b.file) || a.line - b.line || a.column - b.column;

/** One line: the place and the sentence. */
export const formatDiagnostic = ({ file, line, column, sentence }: Diagnostic): string =>
  `${visible(file)}:${line}:${column}  ${sentence}`;

const count = (number: number, thing: string): string =>
  `${number} ${number === 1 ? thing : `${thing}s`}`;

/** The owner's report: all errors (or other things) in reading order, then their number. */
export const formatReport = (diagnostics: readonly Diagnostic[], thing = "error"): string => {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return [
    ...[...diagnostics].sort(inReadingOrder).map(formatDiagnostic),
    "",
    `${count(diagnostics.length, thing)} in ${count(files, "file")}.`,
  ].join("\n");
};
