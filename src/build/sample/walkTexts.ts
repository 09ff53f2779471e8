import { kindOf } from "../diagnostics/quote";
import type { JsonPath } from "../files/readDocument";
import { itemsOf, recordOf } from "../record";

/** What may be the sample's in a data file: a text, or a topic as a whole. */
export type Part =
  | { kind: "text"; path: JsonPath; text: string }
  | { kind: "topic"; path: JsonPath; record: object };

/** Keys whose values are chosen from a few, and say nothing about who has chosen. */
const CHOSEN = new Set([
  "icon",
  "type",
  "section",
  "seniority",
  "theme",
  "themeStorageKey",
  "licence",
]);

export const SAMPLE_ADDRESS = /(?:^|[@./])example\.(?:com|org|net)\b/i;

/** Whoever is credited with a link is a fact about the site, not the sample's. */
const isCredit = ({ link }: Readonly<Record<string, unknown>>): boolean =>
  typeof link === "string" && !SAMPLE_ADDRESS.test(link);

/** Goes through a data file's value, part by part. `visit` says of a topic whether its texts are of interest, too. */
export const walkTexts = (
  value: unknown,
  visit: (part: Part) => boolean,
  path: JsonPath = [],
): void => {
  const key = path.findLast((step) => typeof step === "string");
  if (typeof value === "string") {
    if (!CHOSEN.has(String(key))) visit({ kind: "text", path, text: value });
    return;
  }
  if (kindOf(value) === "a list") {
    for (const [index, item] of itemsOf(value).entries()) walkTexts(item, visit, [...path, index]);
    return;
  }
  const record = recordOf(value);
  if (isCredit(record)) return;
  if ("level" in record && !visit({ kind: "topic", path, record })) return;
  for (const [name, member] of Object.entries(record)) walkTexts(member, visit, [...path, name]);
};
