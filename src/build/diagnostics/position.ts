import type { Position } from "./diagnostic";

/** Line and column of an offset in a text whose lines end with LF, CRLF or CR. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const breaks = [...before.matchAll(/\r\n|\r|\n/g)];
  const last = breaks.at(-1);
  const lineStart = last === undefined ? 0 : last.index + last[0].length;
  return { line: breaks.length + 1, column: before.length - lineStart + 1 };
}
