const LONGEST_QUOTE = 60;

/** Characters that one can't see, or that turn the writing direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;

/** A value as it stands in the JSON file, on one line and shortened so that a sentence stays readable. */
export function quote(value: unknown): string {
  const json = (JSON.stringify(value) ?? "nothing").replace(INVISIBLE, escaped);
  if (json.length <= LONGEST_QUOTE) return json;
  const end = typeof value === "string" ? '…"' : "…";
  return `${json.slice(0, LONGEST_QUOTE)}${end}`;
}

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
