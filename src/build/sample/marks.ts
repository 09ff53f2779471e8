import { createHash } from "node:crypto";
import path from "node:path";

/** Enough that no two of a few thousand texts share one. */
const MARK_LENGTH = 12;

const LEAST_WORDS = 3;
const TEXT_ENDINGS = new Set([".css", ".html", ".json", ".md", ".svg", ".txt"]);

const mark = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, MARK_LENGTH);

/** What a phrase is known by, whatever its capitals and blanks. */
export const phraseMark = (phrase: string): string =>
  mark(phrase.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase());

/** What a record is known by. */
export const recordMark = (record: object): string =>
  mark(JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))));

/** What a file is known by; of a text, whichever way its lines end. */
export const fileMark = (file: string, content: Buffer): string =>
  mark(
    TEXT_ENDINGS.has(path.extname(file).toLowerCase())
      ? content.toString("utf8").replace(/\r\n/g, "\n")
      : content,
  );

/** Whether nobody else would write a phrase by chance: "Frontend engineer" is anybody's. */
export const isTelling = (phrase: string): boolean =>
  /\b(sample|example)\b/i.test(phrase) ||
  phrase.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= LEAST_WORDS;
