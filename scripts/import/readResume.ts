import fs from "node:fs";
import path from "node:path";
import { isHttpsAddress, meantHttpsAddress } from "../../src/build/addresses";
import type { Diagnostic } from "../../src/build/diagnostics/diagnostic";
import { quote } from "../../src/build/diagnostics/quote";
import { type JsonPath, readDocument } from "../../src/build/files/readDocument";
import { recordOf } from "../../src/build/record";
import { narrowTime } from "./narrowTime";

/** Remarks on a place in the résumé that was changed or left out. */
export type Say = (path: JsonPath, sentence: string) => void;

export type Values = Readonly<Record<string, unknown>>;

const LISTS = ["work", "education", "volunteer", "skills", "languages", "projects"];

/** Reads a JSON Resume; an error says in one sentence why it is none. `locate` places a remark in the file. */
export const readResume = (file: string) => {
  const refuse = (sentence: string) => new Error(`${sentence} Nothing was changed.`);
  if (!fs.existsSync(file)) throw refuse(`There is no file ${quote(file)}.`);
  const { document, diagnostics } = readDocument(
    path.basename(file, ".json"),
    fs.readFileSync(file),
  );
  if (document === undefined) {
    const { line, column, sentence } = diagnostics[0] as Diagnostic;
    throw refuse(`${file}:${line}:${column}  ${sentence}`);
  }
  const value = recordOf(document.value);
  if (Object.keys(recordOf(value.basics)).length === 0 && !LISTS.some((list) => value[list])) {
    throw refuse(`${quote(file)} is no JSON Resume: it has neither "basics" nor "work".`);
  }
  const locate = (at: JsonPath, sentence: string) => ({
    ...document.diagnosticAt(at, sentence),
    file,
  });
  return { value, locate };
};

/** Tags that résumé editors write. Anything else in angle brackets is the owner's own text. */
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;
const INLINE_TAG = /^<\/?(?:a|b|em|i|span|strong|u)\b/i;
const CHARACTERS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

const wordsOfHtml = (html: string): string =>
  html
    .replace(TAG, (tag) => (INLINE_TAG.test(tag) ? "" : " "))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: keyof typeof CHARACTERS) => CHARACTERS[name])
    .replace(/\s+/g, " ")
    .trim();

const TIMES = ["startDate", "endDate", "date", "releaseDate"];
const ADDRESSES = ["url", "website"];
const TEXTS = ["highlights", "courses", "keywords", "roles"];

const cleanText = (text: string, path: JsonPath, say: Say): string => {
  const key = String(path.at(-1));
  if (TIMES.includes(key)) {
    const time = narrowTime(text) ?? text;
    if (time.length < text.length && time !== "present") {
      say(path, "Times on the site are years and months: the day was left out.");
    }
    if (key !== "endDate" || !(Number.parseInt(time, 10) > new Date().getFullYear())) return time;
    say(path, `${quote(text)} is in the future: "present" is written.`);
    return "present";
  }
  if (ADDRESSES.includes(key)) {
    const meant = isHttpsAddress(text) ? undefined : meantHttpsAddress(text);
    if (meant !== undefined) say(path, `${quote(text)} is written with https:// at its beginning.`);
    return meant ?? text;
  }
  if (text.search(TAG) < 0) return text;
  say(path, "This is HTML, of which only the words were taken.");
  return wordsOfHtml(text);
};

/**
 * A part of a résumé without its empty values, as exporters write every key: texts of plain words, times as the site has them,
 * addresses with https://.
 */
export const clean = (value: unknown, path: JsonPath, say: Say): unknown => {
  if (typeof value === "number" && path.at(-1) === "level") return value;
  if (typeof value === "string" || typeof value === "number") {
    const words = cleanText(String(value), path, say);
    return words.trim() === "" ? undefined : words;
  }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => clean(item, [...path, index], say));
    // Remarks on records need their index.
    const left = items.some((item) => typeof item === "object")
      ? items
      : items.filter((item) => item !== undefined);
    return left.some((item) => item !== undefined) ? left : undefined;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value ?? {})
    .map(([key, inner]) => [key, clean(inner, [...path, key], say)] as const)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => [
      key,
      TEXTS.includes(key) && typeof inner === "string" ? [inner] : inner,
    ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
