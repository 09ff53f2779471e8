import { quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { plainWords } from "../../src/content/markdown";
import { isHttpsAddress, meantHttpsAddress } from "../../src/content/schema";
import { recordOf } from "../../src/lib/unknownValue";
import { withGoodLinks, withoutHtml } from "./markdownText";
import names from "./names.json";
import { withTimes } from "./recordTimes";
import type { Values, Warn } from "./warnings";

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

/** The words of "Python, C++ (since 2011, mostly), and Git", and of "بايثون، جافا". */
export const wordsIn = (text: string): string[] =>
  text
    .split(/(?:[,;،؛、，；\n]|\s[|•·]\s)\s*(?:and\s+)?(?![^(（]*[)）])/)
    .map((word) => word.trim())
    .filter(Boolean);

/** In a list a word may have a Latin comma of its own. */
const foreignWordsIn = (value: unknown): unknown =>
  typeof value === "string" && /[،、，]/.test(value) ? wordsIn(value) : value;

/** "github.com/mona" */
const ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/\S/i;

/** The address of a profile of which a résumé has only the network and the username. */
export const profileAddress = (network: unknown, username: unknown): string | undefined => {
  if (typeof network !== "string" || typeof username !== "string") return undefined;
  if (ADDRESS.test(username))
    return isHttpsAddress(username) ? username : meantHttpsAddress(username);
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(username) ?? [];
  if (host !== undefined) return `https://${host}/@${user}`;
  const address = NAMES.addresses?.get(network.toLowerCase().replace(/[^a-z]/g, ""));
  if (address === undefined) return undefined;
  // "in/mona" has the address's path in it.
  const folder = new URL(address).pathname.replace(/^\/|\*$/g, "");
  const name = folder && username.startsWith(folder) ? username.slice(folder.length) : username;
  return address.replace("*", name.replace(/^@/, ""));
};

/** A key's present name, unless the record has another value there. */
const presentKey = (list: string, key: string, record: Values): string => {
  const name = NAMES[list]?.get(key) ?? NAMES.anywhere?.get(key) ?? key;
  return (record[name] || record[key]) === record[key] ? name : key;
};

const LISTS = ["highlights", "courses", "keywords", "roles"];

const cleanText = (text: string, path: JsonPath, home: string, warn: Warn): string => {
  if (!["url", "website"].includes(String(path.at(-1))))
    return withGoodLinks(withoutHtml(text), home, (message) => warn(path, message));
  const meant = isHttpsAddress(text) ? undefined : meantHttpsAddress(text.trim());
  if (meant !== undefined) warn(path, `${quote(text)} is written with https:// at its beginning.`);
  return meant ?? text;
};

/** The records of a list that is written as one text, where each needs nothing but a name. */
const listIn = (key: string, value: unknown, warn: (message: string) => void): unknown => {
  const name = NAMES.onlyText?.get(key);
  if (name === undefined || typeof value !== "string") return value;
  warn(`${quote(key)} is a list now, divided at the commas of ${quote(value)}.`);
  return wordsIn(value).map((item) => ({ [name]: item }));
};

/** The text of `{ "name": "Rye" }`. */
const onlyTextIn = (value: unknown): unknown => {
  const [text, ...others] = Object.values(recordOf(value));
  return typeof text === "string" && others.length === 0 ? text : value;
};

/** A list where a text belongs, and a text where a list does. */
const inForm = (
  key: string,
  value: unknown,
  say: (message: string) => void,
  isExport: boolean,
): unknown => {
  if (LISTS.includes(key)) {
    if (typeof value === "string") return key === "highlights" ? [value] : wordsIn(value);
    if (!Array.isArray(value)) return value;
    const texts = value.flat(Number.POSITIVE_INFINITY).map(onlyTextIn);
    if (key !== "keywords") return texts;
    const words = texts.flatMap(foreignWordsIn);
    return isExport ? words : words.map((it) => (typeof it === "string" ? plainWords(it) : it));
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
 * addresses with https://, texts without HTML. The warnings are on places in the file.
 */
export const clean = (value: unknown, warn: Warn) => {
  const { $schema, basics, meta } = recordOf(value);
  const { url, website = url } = recordOf(basics);
  const site = String(website ?? "");
  const { canonical, language } = recordOf(meta);
  // A résumé that this product has exported says what goes on, and what everybody may read. Others name no language.
  const isOwnAddress = site !== "" && String(canonical).startsWith(site);
  const isExport = isOwnAddress && language !== undefined && /v1\.2\.1/.test(String($schema));
  // The file's keys may have other names.
  const places = new Map<string, JsonPath>();
  const cleanValue = (found: unknown, path: JsonPath, place: JsonPath): unknown => {
    places.set(path.join("\n"), place);
    // Projects say "start" and "end".
    places.set(path.join("\n").replace(/Date$/, ""), place);
    // The innermost key names the list: of "basics", "profiles" is one.
    const list = String(path.findLast((step) => typeof step === "string") ?? "");
    if (typeof found === "string" || typeof found === "number") {
      const text = cleanText(String(found), place, site, warn);
      return text.trim() === "" ? undefined : text;
    }
    if (Array.isArray(found)) {
      const items = found.map((item, index) => {
        const only = path.length === 1 && typeof item === "string" && NAMES.onlyText?.get(list);
        const record = only ? { [only]: item } : item;
        return cleanValue(record, [...path, index], [...place, index]);
      });
      // Warnings on records need their index.
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
      const say = (message: string) => warn([...place, key], message);
      return [
        [name, path.length === 0 ? listIn(name, left, say) : inForm(name, left, say, isExport)],
      ];
    });
    if (entries.length === 0) return undefined;
    const its: Values = Object.fromEntries(entries);
    return path.length === 2 ? withTimes(list, its, path, at, isExport) : its;
  };
  const at: Warn = (path, message) => {
    for (let length = path.length; length >= 0; length--) {
      const place = places.get(path.slice(0, length).join("\n"));
      if (place !== undefined) return warn(place, message);
    }
    return warn(path, message);
  };
  return {
    resume: recordOf(cleanValue(value, [], [])),
    warn: at,
    home: isExport ? site : undefined,
  };
};
