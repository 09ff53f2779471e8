/** Of "B.A. in Philosophy and Art" without the words that any degree has. */
const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => !/^(?:and|und|et|y|e|of|in|de|der)$/.test(word),
  );

/** A degree and what was learned, of which one may say the other, too: "BA Philosophy" and "Philosophy". */
export const degreeOf = (type: string | null = "", area: string | null = "", comma = ", ") => {
  const [ofType, ofArea] = [tellingWords(type ?? ""), tellingWords(area ?? "")];
  if (ofArea.every((word) => ofType.includes(word))) return type;
  if (ofType.every((word) => ofArea.includes(word))) return area;
  return type + comma + area;
};
