/** About what an adult reads silently. */
const WORDS_PER_MINUTE = 220;

const words = new Intl.Segmenter("en", { granularity: "word" });

/** How long it takes to read a text, in whole minutes: at least one. Knows words without blanks between them, too. */
export const readingMinutes = (text: string): number => {
  const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
};
