const LONGEST_QUOTE = 60;
const LONGEST_LIST = 3;

/** Characters that one can't see, or that turn the writing direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/** With nothing in it that a terminal obeys instead of showing it: what turns its colours, or clears it. */
export const visible = (text: string): string => text.replace(INVISIBLE, escaped);

/** On one line and not too long, so that a report stays readable whatever is in the files. */
function short(text: string, end: string): string {
  const shown = visible(text);
  return shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}${end}`;
}

/** A value as it stands in the JSON file. */
export const quote = (value: unknown): string =>
  short(JSON.stringify(value) ?? "nothing", typeof value === "string" ? '…"' : "…");

/** A value as one may write it into the JSON file, its texts and lists cut short. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONGEST_LIST).map(written);
    return `[${[...shown, ...(value.length > LONGEST_LIST ? ["…"] : [])].join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) return quote(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${quote(key)}: ${written(inner)}`)
    .join(", ")} }`;
}

/** A name without quotes. */
export const unquoted = (name: string): string => short(name, "…");

/** What kind of JSON value this is, in the owner's words. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    default:
      return "a record";
  }
}
