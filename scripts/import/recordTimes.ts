import { PRESENT } from "../../src/content/dates";
import { quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { withoutEmptyValues } from "./fit";
import { readTime } from "./readTime";
import { NO_DAYS, type Values, type Warn } from "./warnings";

const TIMES = ["startDate", "endDate", "date", "releaseDate"];
const JOBS = ["work", "volunteer", "projects"];

/** Between the two times of "Fall 2014 – Spring 2016", "2018-2020", "2018-03/2019-07" or "2016/09-2020/06". */
const BETWEEN =
  /\s+(?:-|to|till|until|bis|à|al?|tot|til|do|до)\s+|\s*[–—~～〜至到]\s*(?!今)|(?<=\d{4})-(?=\d{4}|\d\d?[./]\d{4})|(?<=\d{4}[-./]\d\d)-(?=\d{4})|(?<=^\d{4}-\d\d(?:-\d\d)?)\/(?=\d{4})/i;

/** "2019-present" and "2019年3月至今（9个月）". */
const UNTIL_NOW = /^(.*?\d[年月.]?)\s*[-–—~～〜/]?\s*(\p{L}\D*(?:[(（].*)?)$/u;

/** The start and the end of a span in one text; any other value alone. */
const halvesOf = (value: unknown): unknown[] => {
  const [, start, now = ""] = UNTIL_NOW.exec(String(value)) ?? [];
  if (readTime(now).time === PRESENT) return [start, now];
  const halves = String(value).split(BETWEEN);
  return halves.length === 2 && readTime(halves[0] ?? "").time ? halves : [value];
};

const aloneAt = (start: unknown) =>
  `The site says ${quote(start)} alone: write "present", or the end, in data/.`;

/** A record's times as the site has them: a year, a month or "present". In our own export a start alone is sure to go on. */
export const withTimes = (
  list: string,
  { isCurrent, ...record }: Record<string, unknown>,
  path: JsonPath,
  warn: Warn,
  isExport: boolean,
): Values => {
  const places: Record<string, string> = {};
  const isJob = JOBS.includes(list);
  const isSpan = isJob || list === "education";
  const key = record.startDate === undefined ? "date" : "startDate";
  if (isSpan && record[key] !== undefined) {
    const [start, end = key === "date" ? start : record.date] = halvesOf(record[key]);
    Object.assign(places, {
      startDate: key,
      ...(record.endDate === undefined && { endDate: key }),
    });
    Object.assign(record, { startDate: start, endDate: record.endDate ?? end });
    delete record.date;
  }
  const sayAt = (key: string, message: string) => warn([...path, places[key] ?? key], message);
  for (const key of TIMES.filter((it) => record[it] !== undefined)) {
    const text = typeof record[key] === "string" ? record[key] : JSON.stringify(record[key]);
    const { time, lost } = readTime(text);
    record[key] = time;
    if (lost) sayAt(key, lost === "day" ? NO_DAYS : `${quote(text)} is written as ${quote(time)}.`);
    if (isJob && key === "endDate" && Number.parseInt(time ?? "", 10) > new Date().getFullYear()) {
      sayAt(key, `${quote(text)} is in the future: "present" is written.`);
      record[key] = PRESENT;
    }
    if (time !== undefined) continue;
    const isEnd = key === "endDate" && record.startDate !== undefined;
    // A dash stands for "until now", and a question mark does not.
    const isDash = /^[\s\p{Pd}~→]*$/u.test(text);
    if (isEnd) record[key] = isDash ? PRESENT : record.startDate;
    if (isDash) continue;
    const message = `${quote(text)} is no time that can be read for certain.`;
    sayAt(key, isEnd ? `${message} ${aloneAt(record.startDate)}` : message);
  }
  if (!isSpan) return withoutEmptyValues(record);
  // An end alone is the time of graduation, or of a project.
  if (record.endDate !== PRESENT) record.startDate ??= record.endDate;
  const goesOn = String(isCurrent) === "true";
  const isOver = String(isCurrent) === "false";
  const isSure = isExport || goesOn;
  const isOpen = record.endDate === undefined && (goesOn || record.startDate !== undefined);
  if (isOpen && !isSure)
    sayAt(
      "startDate",
      isJob && !isOver
        ? `There is no end, so "present" is written: write the end in data/ if it is over.`
        : aloneAt(record.startDate),
    );
  if (isOpen && (isSure || (isJob && !isOver))) record.endDate = PRESENT;
  return withoutEmptyValues(record);
};
