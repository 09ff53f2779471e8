import { unquoted } from "../diagnostics/quote";
import { itemsOf, recordOf } from "../record";
import type { JsonPath } from "./jsonTree";

const NAMING_KEYS = ["heading", "name", "title"] as const;

/**
 * What tells the way to a value as the owner reads it: `interests → AI → topics → 2 → seniority`. Items of the file's own list
 * go by their heading, name or title, where no other item has the same; all other items by their number, counted from 1.
 */
export function readablePaths(slice: string, value: unknown): (path: JsonPath) => string[] {
  let names: readonly (string | undefined)[] | undefined;
  return (path) => {
    const steps = path.map((step, depth) => {
      if (typeof step === "string") return unquoted(step);
      if (depth > 0) return String(step + 1);
      names ??= ownNames(itemsOf(value));
      return unquoted(names[step] ?? String(step + 1));
    });
    return [slice, ...steps];
  };
}

/** The name of each item, where no other has it. */
function ownNames(items: readonly unknown[]): (string | undefined)[] {
  const names = items.map(nameOf);
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) {
    if (name === undefined) continue;
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return names.map((name) => (name === undefined || repeated.has(name) ? undefined : name));
}

function nameOf(item: unknown): string | undefined {
  const record = recordOf(item);
  const name = NAMING_KEYS.map((key) => record[key]).find((value) => typeof value === "string");
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}
