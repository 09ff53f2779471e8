import { isHttpsAddress } from "../../src/build/addresses";
import { kindOf, quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { recordOf } from "../../src/build/record";
import { wordsOfHtml } from "./plainText";

/** What was not taken over as it stands, and why. */
export interface Remark {
  /** The way to it in the résumé. */
  readonly path: JsonPath;
  readonly sentence: string;
}

/**
 * One record of a résumé, from which values are taken by their keys. Versions of JSON Resume differ in a few keys, so each may
 * be asked for by several. Whatever can't be taken gets a remark.
 */
export interface Part {
  /** Undefined when it is left out, empty, or no text. */
  text(...keys: string[]): string | undefined;
  texts(key: string): string[];
  /** An address that begins with https://. */
  address(...keys: string[]): string | undefined;
  parts(key: string): Part[];
  /** A record inside this one, of which the value is known; without the value it is taken. Empty where there is none. */
  inside(key: string, value?: unknown): Part;
  /** Whatever stands there; undefined when nothing does. */
  value(key: string): unknown;
  say(at: string | JsonPath, sentence: string): void;
  /** Leaves out the whole record: one remark says why, in place of those about what is in it. */
  refuse(why: string): undefined;
  /** To be called last: says of every key that nobody has asked for that it has no place. */
  finish(): void;
}

/** Exporters write every key, whether or not there is anything to say. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

const isText = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

export const partOf = (value: unknown, path: JsonPath, remarks: Remark[]): Part => {
  const left = new Map(Object.entries(recordOf(value)).filter(([, inner]) => !isEmpty(inner)));
  const sayAt = (inner: JsonPath, sentence: string) =>
    remarks.push({ path: [...path, ...inner], sentence });

  const take = (key: string): unknown => {
    const taken = left.get(key);
    left.delete(key);
    return taken;
  };

  /** The first key that says anything; another that says the same is no loss. */
  const takeFirst = (keys: readonly string[]): { key: string; value: unknown } | undefined => {
    const key = keys.find((each) => left.has(each));
    if (key === undefined) return undefined;
    const first = take(key);
    for (const other of keys) if (left.get(other) === first) left.delete(other);
    return { key, value: first };
  };

  const asText = (inner: unknown, at: JsonPath): string | undefined => {
    if (!isText(inner)) {
      sayAt(at, `${quote(inner)} is ${kindOf(inner)} where a text should be, so it was left out.`);
      return undefined;
    }
    const text = String(inner);
    const words = wordsOfHtml(text);
    if (words === undefined) return text;
    sayAt(at, `${quote(text)} is HTML, of which only the words were taken.`);
    return words || undefined;
  };

  const asList = (inner: unknown, at: JsonPath): readonly unknown[] => {
    if (inner === undefined || Array.isArray(inner)) return inner ?? [];
    sayAt(at, `${quote(inner)} is ${kindOf(inner)} where a list should be, so it was left out.`);
    return [];
  };

  return {
    text(...keys) {
      const found = takeFirst(keys);
      return found && asText(found.value, [found.key]);
    },
    texts(key) {
      const found = take(key);
      // A single one is often written without its list.
      const list = isText(found) ? [found] : asList(found, [key]);
      return list.flatMap((item, index) =>
        isEmpty(item) ? [] : (asText(item, isText(found) ? [key] : [key, index]) ?? []),
      );
    },
    address(...keys) {
      const found = takeFirst(keys);
      if (found === undefined) return undefined;
      const { key, value: address } = found;
      if (typeof address === "string" && isHttpsAddress(address)) return address;
      sayAt(
        [key],
        `${quote(address)} is not an address that begins with https://, so it was left out.`,
      );
      return undefined;
    },
    parts(key) {
      return asList(take(key), [key]).flatMap((item, index) => {
        if (isEmpty(item)) return [];
        if (kindOf(item) === "a record") return [partOf(item, [...path, key, index], remarks)];
        sayAt(
          [key, index],
          `${quote(item)} is ${kindOf(item)} where a record should be, so it was left out.`,
        );
        return [];
      });
    },
    inside(key, inner = take(key)) {
      if (inner !== undefined && kindOf(inner) !== "a record") {
        sayAt(
          [key],
          `${quote(inner)} is ${kindOf(inner)} where a record should be, so it was left out.`,
        );
      }
      return partOf(inner, [...path, key], remarks);
    },
    value: take,
    say: (at, sentence) => sayAt(typeof at === "string" ? [at] : at, sentence),
    refuse: (why) => {
      const isInside = (remark: Remark) => path.every((step, index) => remark.path[index] === step);
      remarks.splice(0, remarks.length, ...remarks.filter((remark) => !isInside(remark)));
      sayAt([], `${quote(value)} was left out: ${why}.`);
      return undefined;
    },
    finish: () => {
      for (const [key, inner] of left) sayAt([key], `${quote(inner)} has no place on the site.`);
    },
  };
};

/** A record without the keys that have no value or an empty list. */
export const known = <Some extends object>(record: Some): Partial<Some> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined,
    ),
  ) as Partial<Some>;
