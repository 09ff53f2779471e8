/** About what search engines show of a description, in characters. */
const LONGEST_DESCRIPTION = 160;

/** A text on one line, cut at a word where it is longer than so many characters. */
export const shortened = (text: string, longest = LONGEST_DESCRIPTION): string => {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join("");
  // A text without blanks has no word to cut at.
  return `${cut.replace(/(?<=\S)\s+\S*$/, "")}…`;
};
