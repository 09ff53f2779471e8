/** "3/5", "8 of 10". */
const OF = /^(\d+(?:[.,]\d+)?)\s*(?:\/|(?:out )?of|von|van|sur|de|em|su|ze?|av|af|из)\s*(\d+)$/;
const FIGURE =
  /^(\d+(?:[.,]\d+)?)\s*(%|per ?cent|percento|prozent|procent|pour cent|por ?ciento|por cento)?$/;
/** "★★★☆☆" */
const STARS = /^([★⭐●■◆]+)([☆○□◇]*)$/u;

/** Below this a figure without a scale may be of five or of a hundred. */
const LEAST = 6;

const numberOf = (text = "") => Number(text.replace(",", "."));

/** A level in figures from 0 to 100; null if it is one, but of what is not certain; undefined for words. */
export const levelInFigures = (written: unknown): number | null | undefined => {
  const text = String(written ?? "")
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace("٪", "%")
    .trim()
    .toLowerCase();
  const [, full, empty = ""] = STARS.exec(text) ?? [];
  if (full !== undefined)
    return empty ? Math.round((100 * full.length) / (full.length + empty.length)) : null;
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

const WORDS = [
  [/expert|senior|master|advanced|fluent|native|proficient/i, { level: 80, seniority: "Senior" }],
  [/intermediate/i, { level: 50, seniority: "Intermediate" }],
  [/beginner|basic|novice|junior|elementary|learning/i, { level: 30, seniority: "Beginner" }],
] as const;

/** "Non-native" and "semi-senior" are other levels than their last words. */
const LESS = /(?<!\p{L})(?:almost|less|near|no[nt]?|pre|semi|sub)(?!\p{L})/iu;

/** A level of a résumé as Interests have it: figures as they are, known words with a figure for their picture, else nothing. */
export const levelOf = (written: unknown) => {
  const figure = levelInFigures(written);
  if (figure !== undefined) return figure === null ? {} : { level: figure };
  const word = String(written ?? "");
  const [found, ...others] = WORDS.filter(([words]) => words.test(word));
  return found === undefined || others.length > 0 || LESS.test(word) ? {} : found[1];
};
