/** "a, b, and c" */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);
