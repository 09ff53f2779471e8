import type { Mistake } from "./mistake";

const inReadingOrder = (a: Mistake, b: Mistake): number =>
  a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;

const entry = ({ file, line, column, path, sentence }: Mistake): string =>
  `${file}:${line}:${column}  ${path.join(" → ")}\n  ${sentence}`;

const count = (mistakes: readonly Mistake[]): string => {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  return `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in ${files} ${files === 1 ? "file" : "files"}.`;
};

/** The owner's report: every mistake in reading order, then how many there are. */
export const formatReport = (mistakes: readonly Mistake[]): string =>
  [...[...mistakes].sort(inReadingOrder).map(entry), "", count(mistakes)].join("\n");
