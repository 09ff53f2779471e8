import type { Remark } from "./decodeText";

/** A line that Git writes around one of two versions. No line of a JSON file can begin in this way, not even in a text. */
const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/m;

/** In Markdown, where a line of "=" makes a heading of the one above it. */
export const MARKER_IN_MARKDOWN = /^(?:<{7}|>{7}) /m;

/** What to say of two versions of a file that Git could not merge, at the first line of theirs. */
export function mergeConflict(text: string, marker = MARKER): Remark | undefined {
  const offset = text.search(marker);
  if (offset < 0) return undefined;
  const sentence =
    "A merge conflict stands here. Keep one of the two versions, and take out the lines of <<<<<<<, ======= and >>>>>>>.";
  return { offset, sentence };
}
