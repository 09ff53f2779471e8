import type { z } from "zod";
import { quote } from "../../src/content/diagnostics";
import { type JsonPath, zodErrorMap } from "../../src/content/json";
import { plainWords } from "../../src/content/markdown";
import { valuesWithMeta } from "../../src/content/schema";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { type Values, valueAt, type Warn } from "./warnings";

/** A record without the keys that have no value. */
export const withoutEmptyValues = (record: Values): Values =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

export const noPlace = (key: unknown): string =>
  `${quote(key)} was left out: it has no place on the site.`;

const firstIssue = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: zodErrorMap }).error?.issues[0];

/** A record as a schema of the site accepts it, without invalid values; undefined if a required one is missing. */
export const fitTo = (
  schema: z.ZodType,
  record: Values,
  path: JsonPath,
  warn: Warn,
): Values | undefined => {
  const issue = firstIssue(schema, withoutEmptyValues(record));
  if (issue === undefined) return withoutEmptyValues(record);
  const isUnknown = issue.code === "unrecognized_keys";
  const [key = ""] = isUnknown ? issue.keys : issue.path.map(String);
  const { [key]: list } = record;
  const at = issue.path[1];
  if (Array.isArray(list) && typeof at === "number") {
    warn([...path, key], `${quote(list[at])} was left out: ${issue.message}`);
    return fitTo(schema, { ...record, [key]: list.filter((_, index) => index !== at) }, path, warn);
  }
  if (!isUnknown && valueAt(record, issue.path) === undefined) {
    warn(path, `Left out: ${issue.message}`);
    return undefined;
  }
  warn([...path, key], isUnknown ? noPlace(key) : `${issue.message} It was left out.`);
  return fitTo(schema, { ...record, [key]: undefined }, path, warn);
};

/** A record without marks of Markdown where the site has plain words. */
export const withPlainWords = (schema: z.ZodType, record: Values): Values => {
  const marked = valuesWithMeta(schema, record).filter(({ meta }) => meta.names === "markdown");
  const inMarkdown = marked.map(({ path: [key] }) => key);
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    return typeof value === "string" ? plainWords(value) : value;
  };
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      inMarkdown.includes(key) ? value : plain(value),
    ]),
  );
};

/** The items of a list of the résumé that fit into one of the site's. `rename` gives the site's keys. */
export const convertList = (
  [list, value]: readonly [string, unknown],
  schema: z.ZodArray<z.ZodType>,
  warn: Warn,
  rename: (item: Values, path: JsonPath) => Values,
): Values[] => {
  if (value !== undefined && !Array.isArray(value))
    warn([list], `${quote(list)} was left out: ${quote(value)} is no list.`);
  const items: Values[] = [];
  for (const [index, found] of itemsOf(value).entries()) {
    const path = [list, index];
    const named = found === undefined ? undefined : rename(recordOf(found), path);
    const item = named && fitTo(schema.element, named, path, warn);
    if (item === undefined) continue;
    const issue = firstIssue(schema, [...items, item]);
    if (issue === undefined) items.push(item);
    else warn(path, `Left out: ${issue.message}`);
  }
  return items;
};
