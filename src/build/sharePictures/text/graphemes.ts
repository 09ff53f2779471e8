const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a reader takes for single signs: a letter with its accents, a whole emoji. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
