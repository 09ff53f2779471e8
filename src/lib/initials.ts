const firstLetter = (word: string): string => ([...word][0] ?? "").toLocaleUpperCase();

/** The first letters of a name's first and last word: "Ada King Lovelace" gives "AL". */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const [first = "", ...others] = words;
  return firstLetter(first) + firstLetter(others.at(-1) ?? "");
};
