import { DATA_FOLDER } from "../files";
import { visible } from "./quote";

/** A place in a file. Line and column count from 1; a column is one UTF-16 code unit, a tab too. */
export interface Position {
  line: number;
  column: number;
}

/** A finding about a file of the owner's. */
export interface Diagnostic extends Position {
  /** The file as seen from the project's root, for example "data/interests.json". */
  file: string;
  /** An error stops a build. A warning is about valid content that is probably not meant. */
  severity: "error" | "warning";
  /** In one sentence or more: what is wrong, and what would be right. */
  message: string;
}

export const isError = ({ severity }: Pick<Diagnostic, "severity">): boolean =>
  severity === "error";

export const asWarning = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  severity: "warning",
});

/** Finds line and column of an offset in a text whose lines end with LF, CRLF or CR. */
export const positionsIn =
  (text: string) =>
  (offset: number): Position => {
    const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };

/** An error at an offset of a text, in UTF-16 code units. */
export type DiagnosticAtOffset = (offset: number, message: string) => Diagnostic;

/** Makes errors about a text in a file. */
export const diagnosticsIn = (file: string, text: string): DiagnosticAtOffset => {
  const positionAt = positionsIn(text);
  return (offset, message) => ({ file, ...positionAt(offset), severity: "error", message });
};

/** Diagnostics of which the same message about several whole files is one, at the first of them. */
export const saidOnce = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    const { message } = diagnostic;
    const same = diagnostics.filter(
      (it) => it.message === message && it.line === 1 && it.column === 1,
    );
    if (same.length < 2 || !same.includes(diagnostic)) return [diagnostic];
    const [first, ...others] = same;
    const names = others.map(({ file }) => visible(file)).join(", ");
    return first === diagnostic ? [{ ...first, message: `${message} Likewise: ${names}.` }] : [];
  });

/** An error about a whole file, whose path inside `data/` is given. */
export const aboutFile = (file: string, message: string): Diagnostic => ({
  file: `${DATA_FOLDER}/${file}`,
  line: 1,
  column: 1,
  severity: "error",
  message,
});

const inEnglish = new Intl.Collator("en");

export const inReadingOrder = (a: Diagnostic, b: Diagnostic): number =>
  inEnglish.compare(a.file, b.file) || a.line - b.line || a.column - b.column;

/** Writes a line: the place and the message. */
export const formatDiagnostic = ({ file, line, column, message }: Diagnostic): string =>
  `${visible(file)}:${line}:${column}  ${message}`;

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
