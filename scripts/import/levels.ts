/** "3/5", "8 of 10". */
const OF = /^(\d+(?:[.,]\d+)?)\s*(?:\/|(?:out )?of|von|sur)\s*(\d+)$/;
const FIGURE = /^(\d+(?:[.,]\d+)?)\s*(%?)$/;

/** Below this a figure without a scale may be of five or of a hundred. */
const LEAST = 6;

const numberOf = (text = "") => Number(text.replace(",", "."));

/** A level in figures from 0 to 100; null if it is one, but of what is not certain; undefined for words. */
export const levelInFigures = (written: unknown): number | null | undefined => {
  const text = String(written ?? "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
  const [, part, whole] = OF.exec(text) ?? [];
  if (part !== undefined) {
    const level = Math.round((100 * numberOf(part)) / numberOf(whole));
    return level <= 100 ? level : null;
  }
  const [, figure, percent] = FIGURE.exec(text) ?? [];
  if (figure === undefined) return undefined;
  const level = Math.round(numberOf(figure));
  return level <= 100 && (percent || numberOf(figure) >= LEAST) ? level : null;
};

/** A level of a résumé as Interests have it: figures as they are, known words with a figure for their picture, else nothing. */
export const levelOf = (written: unknown) => {
  const figure = levelInFigures(written);
  if (figure !== undefined) return figure === null ? {} : { level: figure };
  const word = String(written ?? "");
  if (/expert|senior|master|advanced|fluent|native|proficient/i.test(word))
    return { level: 80, seniority: "Senior" };
  if (/beginner|basic|novice|junior|elementary|learning/i.test(word))
    return { level: 30, seniority: "Beginner" };
  return /intermediate/i.test(word) ? { level: 50, seniority: "Intermediate" } : {};
};
