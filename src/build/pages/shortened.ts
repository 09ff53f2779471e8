/** About what search engines show of a description, in characters. */
const LONGEST_DESCRIPTION = 160;

/** A text on one line, cut at a word where it is too long. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= LONGEST_DESCRIPTION) return line;
  const cut = characters.slice(0, LONGEST_DESCRIPTION - 1).join("");
  // A text without blanks has no word to cut at.
  return `${cut.replace(/(?<=\S)\s+\S*$/, "")}…`;
};
