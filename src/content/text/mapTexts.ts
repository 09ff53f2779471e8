/** A value with each text in it converted; `key` is the one at which a record has the text, or the list with it. */
export const mapTexts = <Value>(
  value: Value,
  convert: (text: string, key: string) => string,
): Value => {
  const mapped = (part: unknown, key: string): unknown => {
    if (typeof part === "string") return convert(part, key);
    if (Array.isArray(part)) return part.map((item) => mapped(item, key));
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part).map(([name, inner]) => [name, mapped(inner, name)]);
    return Object.fromEntries(entries);
  };
  return mapped(value, "") as Value;
};
