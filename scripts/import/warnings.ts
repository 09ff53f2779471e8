import { asWarning, type Diagnostic, quote } from "../../src/content/diagnostics";
import type { DiagnosticAt, JsonPath } from "../../src/content/json";
import { recordOf } from "../../src/lib/unknownValue";

export type Values = Readonly<Record<string, unknown>>;

/** Warns of a place in the résumé that was changed or left out. */
export type Warn = (path: JsonPath, message: string) => void;

/** The one warning that is made once, however many places it is about. */
export const NO_DAYS = "Times on the site are years and months: the days were left out.";

/** The keys that name a record, the best first. */
const NAMES =
  "name company organization institution school title position label network language area reference bullet number reversed_number".split(
    " ",
  );

/** Undefined where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], value);

/** The record of a list that a path leads into: the list's key and the record's name. */
const recordAt = (value: unknown, path: JsonPath) => {
  const index = path.findIndex((step) => typeof step === "number");
  if (index < 1) return undefined;
  const found = valueAt(value, path.slice(0, index + 1));
  const named = NAMES.map((key) => recordOf(found)[key]).find(Boolean) ?? found;
  const name = typeof named === "string" ? named : `number ${Number(path[index]) + 1}`;
  // RenderCV writes a link as Markdown.
  return { list: String(path[index - 1]), name: name.replace(/^\[(.+)\]\(.*\)$/, "$1") };
};

/** Several warnings with one message about records of a list are one, which names all of them. */
export const collectWarnings = (value: unknown, diagnosticAt: DiagnosticAt) => {
  const found: { path: JsonPath; message: string }[] = [];
  const warn: Warn = (path, message) => void found.push({ path, message });
  const report = (): Diagnostic[] => {
    const groups = new Map<string, typeof found>();
    for (const each of found) {
      const list = each.message === NO_DAYS ? "" : recordAt(value, each.path)?.list;
      const group = `${list} ${each.message}`;
      groups.set(group, [...(groups.get(group) ?? []), each]);
    }
    return [...groups.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { path, message } = first;
      const records = [first, ...others].flatMap((it) => recordAt(value, it.path) ?? []);
      const names = [...new Set(records.map(({ name }) => name))];
      const list = records[0]?.list ?? "";
      const count = `${names.length} ${list.endsWith("s") ? list : `in ${quote(list)}`}`;
      const whose = names.length > 1 ? `${count}: ${names.join(", ")}.` : `${quote(names[0])}:`;
      const isNamed = names.length > 0 && message !== NO_DAYS;
      const of = typeof path.at(-1) === "number" ? "value" : "key";
      return [asWarning(diagnosticAt(path, isNamed ? `${whose} ${message}` : message, of))];
    });
  };
  return { warn, report };
};
