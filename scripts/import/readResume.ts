import fs from "node:fs";
import { isHttpsAddress, meantHttpsAddress } from "../../src/build/addresses";
import { formatReport } from "../../src/build/diagnostics/diagnostic";
import { quote } from "../../src/build/diagnostics/quote";
import { type JsonPath, readDocument } from "../../src/build/files/readDocument";
import { recordOf } from "../../src/build/json";

/** Remarks on a place in the résumé that was changed or left out. */
export type Remark = (path: JsonPath, sentence: string) => void;

export type Values = Readonly<Record<string, unknown>>;

/** Reads a JSON Resume; an error says why it is none. */
export const readResume = (file: string) => {
  const refuse = (sentence: string) => new Error(`${sentence} Nothing was changed.`);
  if (!fs.existsSync(file)) throw refuse(`There is no file ${quote(file)}.`);
  if (!fs.statSync(file).isFile()) throw refuse(`${quote(file)} is a folder. Name the file in it.`);
  const { document, diagnostics } = readDocument(file, fs.readFileSync(file));
  if (document === undefined) throw refuse(formatReport(diagnostics));
  const value = recordOf(document.value);
  if (value.basics === undefined && value.work === undefined) {
    throw refuse(`${quote(file)} is no JSON Resume: it has neither "basics" nor "work".`);
  }
  return { value, diagnosticAt: document.diagnosticAt };
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

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const PRESENT = /^(?:present|now|current|currently|today|ongoing)$/i;

/** The ways in which a résumé writes a month, then the year alone. */
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})\b/,
  /^(?<month>\d{1,2})[./](?<year>\d{4})$/,
  /\b(?<month>[a-z]{3})[a-z]*\b.*\b(?<year>\d{4})\b/i,
  /\b(?<year>\d{4})\b/,
];

/** A date of a résumé as the site has it: a year, a month or "present"; undefined if it is none. */
export const narrowTime = (text: string): string | undefined => {
  if (PRESENT.test(text.trim())) return "present";
  const { year, month } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (year === undefined || month === undefined) return year;
  const number = Number(month) || MONTHS.indexOf(month.toLowerCase()) + 1;
  return 1 <= number && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : undefined;
};

const TIMES = ["startDate", "endDate", "date", "releaseDate"];
const ADDRESSES = ["url", "website"];
const TEXTS = ["highlights", "courses", "keywords", "roles"];

const cleanText = (text: string, path: JsonPath, remark: Remark): string => {
  const key = String(path.at(-1));
  if (TIMES.includes(key)) {
    const time = narrowTime(text) ?? text;
    if (time.length < text.length && time !== "present") {
      remark(path, "Times on the site are years and months: the day was left out.");
    }
    if (key !== "endDate" || !(Number.parseInt(time, 10) > new Date().getFullYear())) return time;
    remark(path, `${quote(text)} is in the future: "present" is written.`);
    return "present";
  }
  if (ADDRESSES.includes(key)) {
    const meant = isHttpsAddress(text) ? undefined : meantHttpsAddress(text);
    if (meant !== undefined)
      remark(path, `${quote(text)} is written with https:// at its beginning.`);
    return meant ?? text;
  }
  if (text.search(TAG) < 0) return text;
  remark(path, "This is HTML, of which only the words were taken.");
  return wordsOfHtml(text);
};

/** Keys of JSON Resume 0.x and of some exporters, and their present names. */
const OLD_KEYS = new Map(
  Object.entries({ company: "name", website: "url", picture: "image", gpa: "score" }),
);

/** A key's present name, unless the record has another value there. */
const presentKey = (key: string, record: Values): string => {
  const name = OLD_KEYS.get(key) ?? key;
  return (record[name] || record[key]) === record[key] ? name : key;
};

/**
 * A part of a résumé without its empty values, as exporters write every key: texts of plain words, times as the site has them,
 * addresses with https://, keys of the present version.
 */
export const clean = (value: unknown, path: JsonPath, remark: Remark): unknown => {
  if (typeof value === "string" || typeof value === "number") {
    const words = cleanText(String(value), path, remark);
    return words.trim() === "" ? undefined : words;
  }
  if (Array.isArray(value)) {
    const items = value.map((item, index) => clean(item, [...path, index], remark));
    // Remarks on records need their index.
    const left = items.some((item) => typeof item === "object")
      ? items
      : items.filter((item) => item !== undefined);
    return left.some((item) => item !== undefined) ? left : undefined;
  }
  if (typeof value !== "object") return value;
  const record = recordOf(value);
  const entries = Object.entries(record).flatMap(([key, inner]) => {
    const left = clean(inner, [...path, key], remark);
    if (left === undefined) return [];
    const isOneOfTexts = TEXTS.includes(key) && typeof left === "string";
    return [[presentKey(key, record), isOneOfTexts ? [left] : left]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
