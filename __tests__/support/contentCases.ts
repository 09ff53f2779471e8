import fs from "node:fs";
import { contentFiles, FRONT_MATTER } from "./contentFiles";
import type { Files } from "./contentProject";

/** Content with one error in it, and what the owner should read about it. */
export interface ContentCase {
  /** "data/general.json:1:12", where the error is. */
  readonly place: string;
  /** A part of the message. */
  readonly phrase: string;
  /** The files that differ from the valid content. */
  readonly files: Files;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Valid content with the keys of `patch` in front. */
const patched = (file: string, patch: string): string => {
  if (file.endsWith(".md")) return FRONT_MATTER + patch;
  const right: unknown = JSON.parse(String(contentFiles()[file]));
  const [first] = Array.isArray(right) ? right : [right];
  const keys = Object.keys(JSON.parse(patch));
  const rest = Object.entries(isRecord(first) ? first : {}).filter(([key]) => !keys.includes(key));
  const record = `${patch.trimEnd().slice(0, -1)},${JSON.stringify(Object.fromEntries(rest)).slice(1)}`;
  return Array.isArray(right) ? `[${record}]` : record;
};

const fileOf = (block: string): [string, string] => {
  const [, name = "", written = ""] = /^(.*)\n?([\s\S]*)$/.exec(block) ?? [];
  return [name, written];
};

/**
 * The cases of a text file: `@ file:line:column | phrase`, below it the file's text; after a `+` only the difference from valid
 * content. `@@ file` adds another file. Lines that begin with `#` group cases.
 */
export const readContentCases = (file: string): ContentCase[] =>
  fs
    .readFileSync(file, "utf8")
    .replace(/^# .*\n\n/gm, "")
    .split(/^@ /m)
    .slice(1)
    .map((text) => {
      const [head = "", ...others] = text.trimEnd().split(/\n@@ /);
      const [title, written] = fileOf(head);
      const [place = "", phrase = ""] = title.split(" | ");
      const name = place.replace(/:\d+:\d+$/, "");
      const content = written.startsWith("+ ") ? patched(name, written.slice(2)) : written;
      return { place, phrase, files: Object.fromEntries([[name, content], ...others.map(fileOf)]) };
    });
