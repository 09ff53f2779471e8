/** The languages whose names of months, "now" and "today" are read, as `Intl` has them. */
const LANGUAGES = "en de fr es it pt nl sv nb da fi pl cs tr ru uk ar he vi hu ro el".split(" ");

const MONTH_FORMATS = [{ month: "long" }, { month: "long", day: "numeric" }, { month: "short" }];

/** Without the width of letters, and in Latin digits. */
const tidied = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll("'", "’")
    .toLowerCase()
    .trim();

const withoutAccents = (word: string): string => word.normalize("NFD").replace(/[\p{M}.]/gu, "");

/** Every name of a month, such as "marz" and "marca", with its number. */
const MONTH_NAMES = LANGUAGES.flatMap((language) =>
  MONTH_FORMATS.flatMap((options) => {
    const format = new Intl.DateTimeFormat(language, options as Intl.DateTimeFormatOptions);
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(new Date(2021, index, 15));
      const name = parts.find(({ type }) => type === "month")?.value ?? "";
      return { name: withoutAccents(name.toLowerCase()), month: index + 1 };
    });
  }),
);

/** The month that a word names, whole or by its beginning. */
const monthNamed = (word: string): number | undefined => {
  const wanted = withoutAccents(word);
  const exact = MONTH_NAMES.filter(({ name }) => name === wanted);
  const begun = wanted.length < 3 ? [] : MONTH_NAMES.filter(({ name }) => name.startsWith(wanted));
  const [month, ...others] = new Set((exact.length > 0 ? exact : begun).map((it) => it.month));
  return others.length === 0 ? month : undefined;
};

/** Besides "now" and "today": the ends of jobs that go on. */
const ONGOING =
  "present|presente|présent|current|currently|ongoing|to date|till date|aktuell|laufend|actuel|actuellement|en cours|à ce jour|actual|actualidad|actualmente|la fecha|attuale|attualmente|in corso|atual|atualmente|o momento|heden|lopend|nuvarande|pågående|nåværende|pågår|nuværende|nykyinen|obecnie|nadal|současnost|dosud|halen|devam ediyor|günümüz|настоящее время|н\\. ?в|теперішній час|дотепер|حاليا|حاليًا|الحاضر|hiện tại|nay|derzeit|momentan|do dziś|idag|in progress|prezent|jelenleg|σήμερα";
const IN_INTL = LANGUAGES.flatMap((language) => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return [format.format(0, "second"), format.format(0, "day")];
});
const UNTIL_NOW = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[ONGOING, ...IN_INTL].join("|")})(?![\\p{L}\\p{M}])|現在|現職|現任|在職|在职|至今|迄今|现在|目前|현재|지금|재직|היום|כיום|נוכחי`,
  "u",
);

/** "No longer present" */
const NOT = /(?<!\p{L})(?:not|no longer|nicht|never)(?!\p{L})/u;

/** The ways in which a year and a month are written in digits. */
const FORMS = [
  /^(?<year>\d{4})(?<month>\d\d)(?:\d\d)?$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?!\d)/,
  /^(?<year>\d{4}) ?[年년] ?(?<month>\d{1,2}) ?[月월]/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?:tháng|t)\.? ?(?<month>\d{1,2})[-/., ]+(?:năm )?(?<year>\d{4})$/,
  // Between dots the day comes first.
  /^\d{1,2}\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  // Elsewhere a number above 12 is the day, and without one either may be.
  /^(?<month>\d{1,2})[-/](?:1[3-9]|2\d|3[01])[-/](?<year>\d{4})$/,
  /^(?:1[3-9]|2\d|3[01])[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
];

/** Vietnamese counts months. */
const NUMBERED = /^(?:tháng|năm)$/;

/** "'24" is 2024, and "'98" is 1998. */
const wholeYear = (digits: string): string =>
  (2000 + Number(digits) > new Date().getFullYear() ? "19" : "20") + digits;

export interface ReadTime {
  /** A year, a month or "present"; undefined if neither is certain. */
  readonly time?: string;
  /** The kind of facts in the text that the time leaves out. */
  readonly lost?: "day" | "more";
}

/** Reads a date of a résumé, as people of many languages write it. */
export const readTime = (written: string): ReadTime => {
  const whole = tidied(written);
  // "Present (nine months)"
  const text = whole.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, "").trim() || whole;
  const isCut = text !== whole;
  if (!/\d/.test(text) && UNTIL_NOW.test(text) && !NOT.test(text))
    return { time: "present", ...(isCut && { lost: "more" }) };
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const named = new Set(words.flatMap((word) => monthNamed(word) ?? []));
  const short = /’(\d\d)(?!\d)/.exec(text)?.[1];
  const found = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? (short ? [wholeYear(short)] : []);
  const [year = groups.year, ...others] = new Set(found);
  if (!/^(?:19|20)/.test(year ?? "") || others.length > 0) return {};
  const month = Number(groups.month ?? (named.size === 1 ? [...named][0] : 0));
  const isMonth = month >= 1 && month <= 12;
  // Short words, such as "of", "de" and "th", say nothing.
  const hasMore =
    isCut ||
    words.some((word) => word.length > 2 && !NUMBERED.test(word) && !(isMonth && monthNamed(word)));
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const isUnsure = hasMore || /[~?≈<>]/.test(text) || (!isMonth && numbers + named.size > 1);
  const isDay = isMonth && (numbers + named.size > 2 || /^\d{8}$/.test(text));
  const lost = isUnsure || (!isMonth && /^\d{6,8}$/.test(text)) ? "more" : isDay && "day";
  const time = isMonth ? `${year}-${String(month).padStart(2, "0")}` : String(year);
  return { time, ...(lost && { lost }) };
};
