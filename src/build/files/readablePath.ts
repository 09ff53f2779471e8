import { unquoted } from "../diagnostics/quote";
import { itemsOf, recordOf } from "../record";
import type { JsonPath } from "./jsonTree";

const NAMING_KEYS = ["heading", "name", "title"] as const;

/**
 * The way to a value as the owner reads it: `interests → AI → topics → 2 → seniority`. Items of the file's own list go by
 * their heading, name or title, where no other item has the same; all other items by their number, counted from 1.
 */
export function readablePath(slice: string, path: JsonPath, value: unknown): string[] {
  const steps = path.map((step, depth) => {
    if (typeof step === "string") return unquoted(step);
    const name = depth === 0 ? nameOfItem(itemsOf(value), step) : undefined;
    return name === undefined ? String(step + 1) : unquoted(name);
  });
  return [slice, ...steps];
}

function nameOfItem(items: readonly unknown[], index: number): string | undefined {
  const names = items.map(nameOf);
  const name = names[index];
  return names.filter((other) => other === name).length === 1 ? name : undefined;
}

function nameOf(item: unknown): string | undefined {
  const record = recordOf(item);
  const name = NAMING_KEYS.map((key) => record[key]).find((value) => typeof value === "string");
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}
