const LONGEST_QUOTE = 60;

/** Characters that one can't see, or that turn the writing direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/** Without characters that a terminal obeys. */
export const visible = (text: string): string => text.replace(INVISIBLE, escaped);

/** On one line and not too long, so that a report stays readable whatever is in the files. */
function short(text: string, end: string): string {
  const shown = visible(text);
  return shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}${end}`;
}

/** A value as it is in the JSON file. */
export const quote = (value: unknown): string =>
  short(JSON.stringify(value) ?? "nothing", typeof value === "string" ? '…"' : "…");

/** A value to paste: never cut. */
export const inFull = (value: unknown): string => visible(JSON.stringify(value) ?? "nothing");

/** A name without quotes. */
export const unquoted = (name: string): string => short(name, "…");

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
};

/** The kind of a JSON value, in the owner's words. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : (KINDS[typeof value] ?? "a record");
}
