import { locale } from "../words/locale";

const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** "2024-05-31" as "31 May 2024". Formatted by the build, since browsers may lack the language. */
export const dayInWords = (day: string): string => days.format(new Date(day));
