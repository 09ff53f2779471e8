import { isHttpsAddress, meantHttpsAddress } from "../../src/build/addresses";
import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { recordOf } from "../../src/lib/unknownValue";
import { known } from "./fit";
import { withoutHtml } from "./markdownText";
import names from "./names.json";
import { readTime } from "./readTime";
import { NO_DAYS, type Remark, type Values } from "./remarks";

/** The present names of those that older versions and other programs use, in each list of JSON Resume. */
const NAMES = Object.fromEntries(
  Object.entries<Record<string, string>>(names).map(([list, others]) => [
    list,
    new Map(
      Object.entries(others).flatMap(([name, all]) => all.split(" ").map((it) => [it, name])),
    ),
  ]),
);

export const sectionOf = (key: string): string => NAMES.sections?.get(key) ?? key;

/** The address of a profile of which a résumé has only the network and the username. */
export const profileAddress = (network: unknown, username: unknown): string | undefined => {
  if (typeof network !== "string" || typeof username !== "string") return undefined;
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(username) ?? [];
  if (host !== undefined) return `https://${host}/@${user}`;
  const address = NAMES.addresses?.get(network.toLowerCase().replace(/[^a-z]/g, ""));
  return address?.replace("*", username.replace(/^@/, ""));
};

/** A key's present name, unless the record has another value there. */
const presentKey = (list: string, key: string, record: Values): string => {
  const name = NAMES[list]?.get(key) ?? NAMES.anywhere?.get(key) ?? key;
  return (record[name] || record[key]) === record[key] ? name : key;
};

const TIMES = ["startDate", "endDate", "date", "releaseDate"];
const LISTS = ["highlights", "courses", "keywords", "roles"];
const WITH_SPANS = ["work", "volunteer", "education", "projects"];

/** Between the two times of "Fall 2014 – Spring 2016", "2018-2020" or "2018-03/2019-07". */
const BETWEEN =
  /\s+(?:[-–—~]|to|till|until|bis|à|al?|tot|til|do|до)\s+|\s*[–—]\s*|(?<=\d{4})-(?=\d{4})|(?<=-\d\d)\/(?=\d{4}|[a-z])/i;

/** The start and the end of a span in one text; any other value alone. */
const halvesOf = (value: unknown): unknown[] => {
  const halves = String(value).split(BETWEEN);
  return halves.length === 2 && readTime(halves[0] ?? "").time ? halves : [value];
};

/** A record's times as the site has them: a year, a month or "present". */
const withTimes = (
  list: string,
  { ...record }: Record<string, unknown>,
  path: JsonPath,
  remark: Remark,
) => {
  const places: Record<string, string> = {};
  const key = record.startDate === undefined ? "date" : "startDate";
  if (WITH_SPANS.includes(list) && record[key] !== undefined) {
    const [start, end = key === "date" ? start : undefined] = halvesOf(record[key]);
    Object.assign(places, {
      startDate: key,
      ...(record.endDate === undefined && { endDate: key }),
    });
    Object.assign(record, { startDate: start, endDate: record.endDate ?? end });
    if (key === "date") delete record.date;
  }
  for (const key of TIMES.filter((it) => record[it] !== undefined)) {
    const text = typeof record[key] === "string" ? record[key] : JSON.stringify(record[key]);
    const say = (sentence: string) => remark([...path, places[key] ?? key], sentence);
    const { time, lost } = readTime(text);
    record[key] = time;
    if (lost) say(lost === "day" ? NO_DAYS : `${quote(text)} is written as ${quote(time)}.`);
    if (key === "endDate" && Number.parseInt(time ?? "", 10) > new Date().getFullYear()) {
      say(`${quote(text)} is in the future: "present" is written.`);
      record[key] = "present";
    }
    // A dash stands for "until now".
    if (time !== undefined || !/[\p{L}\p{N}]/u.test(text)) continue;
    const isEnd = key === "endDate" && record.startDate !== undefined;
    if (isEnd) record[key] = record.startDate;
    const advice = `The site says ${quote(record.startDate)} alone: write "present", or the end, in data/.`;
    say(`${quote(text)} is no time that can be read for certain.${isEnd ? ` ${advice}` : ""}`);
  }
  return known(record);
};

const cleanText = (text: string, path: JsonPath, remark: Remark): string => {
  if (!["url", "website"].includes(String(path.at(-1)))) return withoutHtml(text);
  const meant = isHttpsAddress(text) ? undefined : meantHttpsAddress(text.trim());
  if (meant !== undefined)
    remark(path, `${quote(text)} is written with https:// at its beginning.`);
  return meant ?? text;
};

/** The records of a list that is written as one text, where each needs nothing but a name. */
const listIn = (key: string, value: unknown, remark: (sentence: string) => void): unknown => {
  const name = NAMES.onlyText?.get(key);
  if (name === undefined || typeof value !== "string") return value;
  remark(`${quote(key)} is a list now, divided at the commas of ${quote(value)}.`);
  return value.split(/,\s*/).map((item) => ({ [name]: item }));
};

/** A list where a text belongs, and a text where a list does. */
const inForm = (key: string, value: unknown, say: (sentence: string) => void): unknown => {
  if (LISTS.includes(key)) {
    if (typeof value === "string") return key === "highlights" ? [value] : value.split(/,\s+/);
    return Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY) : value;
  }
  if (!Array.isArray(value) || value.some((it) => typeof it !== "string")) return value;
  if (!["email", "phone", "url"].includes(key)) return value.join("\n\n");
  const [first, ...others] = value;
  if (others.length > 0)
    say(`The site has one ${quote(key)}: ${others.map(quote).join(", ")} left out.`);
  return first;
};

/**
 * A résumé without its empty values, as exporters write every key: keys of the present version, times as the site has them,
 * addresses with https://, texts without HTML. The remarks are on places in the file.
 */
export const clean = (value: unknown, remark: Remark) => {
  // The file's keys may have other names.
  const places = new Map<string, JsonPath>();
  const cleanValue = (found: unknown, path: JsonPath, place: JsonPath): unknown => {
    places.set(path.join("\n"), place);
    // Projects say "start" and "end".
    places.set(path.join("\n").replace(/Date$/, ""), place);
    // The innermost key names the list: of "basics", "profiles" is one.
    const list = String(path.findLast((step) => typeof step === "string") ?? "");
    if (typeof found === "string" || typeof found === "number") {
      const text = cleanText(String(found), place, remark);
      return text.trim() === "" ? undefined : text;
    }
    if (Array.isArray(found)) {
      const items = found.map((item, index) => {
        const only = path.length === 1 && typeof item === "string" && NAMES.onlyText?.get(list);
        const record = only ? { [only]: item } : item;
        return cleanValue(record, [...path, index], [...place, index]);
      });
      // Remarks on records need their index.
      const left = items.some((item) => typeof item === "object")
        ? items
        : items.filter((item) => item !== undefined);
      return left.some((item) => item !== undefined) ? left : undefined;
    }
    if (typeof found !== "object") return found;
    const record = recordOf(found);
    const entries = Object.entries(record).flatMap(([key, inner]) => {
      const name = path.length === 0 ? sectionOf(key) : presentKey(list, key, record);
      const left = cleanValue(inner, [...path, name], [...place, key]);
      if (left === undefined) return [];
      const say = (sentence: string) => remark([...place, key], sentence);
      return [[name, path.length === 0 ? listIn(name, left, say) : inForm(name, left, say)]];
    });
    if (entries.length === 0) return undefined;
    const its: Values = Object.fromEntries(entries);
    return path.length === 2 ? withTimes(list, its, path, at) : its;
  };
  const at: Remark = (path, sentence) => {
    for (let length = path.length; length >= 0; length--) {
      const place = places.get(path.slice(0, length).join("\n"));
      if (place !== undefined) return remark(place, sentence);
    }
    return remark(path, sentence);
  };
  return { resume: recordOf(cleanValue(value, [], [])), remark: at };
};
