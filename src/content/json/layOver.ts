import { isDeepStrictEqual } from "node:util";
import { recordOf } from "../../lib/unknownValue";
import { didYouMean, kindOf, quote } from "../diagnostics";
import type { JsonPath } from "./readDocument";

/** A text of the first language. */
export interface FirstText {
  readonly text: string;
  readonly path: JsonPath;
  /** Its place by names, which a new order in the file does not change: "Rocky Robots", "outcome". */
  readonly names: readonly string[];
  /** Its translation, and where that is; undefined without one. */
  readonly translation?: string;
  readonly at?: JsonPath;
}

/** A place in a translation that doesn't fit, as `diagnosticAt` takes it. */
export type Misfit = readonly [path: JsonPath, message: string, of?: "key"];

interface Original {
  /** The file of the first language. */
  readonly file: string;
  /** Whether the value at a path is the same in every language. */
  isSame(path: JsonPath): boolean;
  /** Whether the entries of lists have their places, not their names. */
  readonly inPlaces?: boolean;
}

/** Keys whose values have no words of a language. */
const SAME =
  /^(?:(?:start|end|release)?date|start|end|since|year|seniority|lang|timeZone|email|mail|phone|url|link|live|(?:light)?file|cover|icon(?:Url)?|id|type|section|page|author|licence|featuredProjects)$/i;

/** Owners translate them, and most are names. */
const UNCOUNTED = /^(?:keywords|company|alias|city)$/;

/** The keys by which records of a list are known, the first that each has. */
const NAMES = ["name", "title", "heading", "label", "institution", "language", "file"];

const nameKeyOf = (list: readonly unknown[]): string | undefined =>
  NAMES.find((key) => list.every((it) => typeof recordOf(it)[key] === "string"));

/**
 * Lays a translation over a value of the first language. A list is translated in its order, or by the names of its records:
 * `{ "Rocky Robots": { … } }`. A text that is missing or empty stays as it is.
 */
export const layOver = (first: unknown, translation: unknown, original: Original) => {
  const texts: FirstText[] = [];
  const misfits: Misfit[] = [];
  const inFile = `in ${quote(original.file)}`;

  interface Place {
    readonly path: JsonPath;
    readonly names: readonly string[];
    /** In the translation. */
    readonly at: JsonPath;
  }
  const inside = ({ path, names, at }: Place, step: string | number, own = step): Place => ({
    path: [...path, step],
    names: [...names, String(step)],
    at: [...at, own],
  });
  const refuse = (at: JsonPath, message: string, of?: "key") => {
    misfits.push([at, message, of]);
  };
  const isKept = ({ path }: Place) =>
    original.isSame(path) || SAME.test(String(path.filter((it) => typeof it === "string").at(-1)));

  const layRecord = (known: Readonly<Record<string, unknown>>, over: unknown, place: Place) => {
    const own = recordOf(over);
    for (const key of Object.keys(own)) {
      const at = [...place.at, key];
      if (!Object.hasOwn(known, key))
        refuse(
          at,
          `There is no ${quote(key)} here ${inFile}. Write it there first, or take this out.${didYouMean(key, Object.keys(known))}`,
          "key",
        );
      else if (isKept(inside(place, key)) && !isDeepStrictEqual(own[key], known[key]))
        refuse(at, `${quote(key)} is the same in every language. Take this out.`, "key");
    }
    const laid = Object.entries(known).map(([key, value]) => [
      key,
      lay(value, own[key], inside(place, key)),
    ]);
    return Object.fromEntries(laid);
  };

  const layNamed = (list: readonly unknown[], key: string, over: unknown, place: Place) => {
    const names = list.map((it) => String(recordOf(it)[key]));
    const own = Array.isArray(over)
      ? over.map((it, index) => [String(recordOf(it)[key]), it, index] as const)
      : Object.entries(recordOf(over)).map(([name, it]) => [name, it, name] as const);
    for (const [name, , step] of own)
      if (names.filter((it) => it === name).length !== 1)
        refuse(
          [...place.at, step],
          names.includes(name)
            ? `${quote(name)} is there several times ${inFile}. Give each its own name.`
            : `There is no ${quote(name)} ${inFile}.${didYouMean(name, names)} Each entry is known by its ${key} there, so that its place may change: { ${quote(names[0])}: { … } }.`,
          "key",
        );
    return list.map((item, index) => {
      const name = names[index] ?? "";
      const [, value, step = name] = own.find(([it]) => it === name) ?? [];
      const its = { ...inside(place, index, step), names: [...place.names, name] };
      // In a list it names its entry.
      const { [key]: _, ...words } = recordOf(value);
      const laid = lay(item, Array.isArray(over) && value ? words : value, its);
      if (value === undefined) return laid;
      // The owner has seen it: a name may well be the same.
      const at = texts.findIndex((it) => it.path.join("\n") === [...its.path, key].join("\n"));
      if (at >= 0 && texts[at]?.at === undefined) texts.splice(at, 1);
      return laid;
    });
  };

  const lay = (known: unknown, over: unknown, place: Place): unknown => {
    if (over !== undefined && kindOf(over) !== kindOf(known)) {
      const { content } = recordOf(known);
      const isNamed = Array.isArray(known) && !original.inPlaces && nameKeyOf(known) !== undefined;
      if (content !== undefined && kindOf(content) === kindOf(over))
        return { ...recordOf(known), content: lay(content, over, inside(place, "content")) };
      if (!isNamed || kindOf(over) !== kindOf({})) {
        refuse(place.at, `This is ${kindOf(over)}; ${inFile} it is ${kindOf(known)}.`);
        return known;
      }
    }
    if (typeof known === "string") {
      const isTranslated = typeof over === "string" && over.trim() !== "";
      const text = { text: known, path: place.path, names: place.names };
      if (isTranslated) texts.push({ ...text, translation: over, at: place.at });
      else if (
        /\p{L}/u.test(known) &&
        !isKept(place) &&
        !place.names.some((it) => UNCOUNTED.test(it))
      )
        texts.push(text);
      return isTranslated ? over : known;
    }
    if (Array.isArray(known)) {
      const key = original.inPlaces ? undefined : nameKeyOf(known);
      if (key !== undefined && known.length > 0) return layNamed(known, key, over, place);
      if (Array.isArray(over) && over.length !== known.length)
        refuse(
          place.at,
          `The length of this list is ${over.length}; ${inFile} it is ${known.length}. Each has its place; ${typeof known[0] === "string" ? '""' : "{}"} leaves an entry as it is.`,
        );
      return known.map((it, index) =>
        lay(it, Array.isArray(over) ? over[index] : undefined, inside(place, index)),
      );
    }
    if (kindOf(known) === kindOf({})) return layRecord(recordOf(known), over, place);
    if (over !== undefined && over !== known)
      refuse(place.at, "Only texts are translated. Take this out.");
    return known;
  };

  const value = lay(first, translation, { path: [], names: [], at: [] });
  return { value, texts, misfits };
};
