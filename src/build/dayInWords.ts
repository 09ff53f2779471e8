import { locale } from "../words/locale";

const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** "2024-05-31" as "31 May 2024". Said by the build, since browsers need not know the language as it does. */
export const dayInWords = (day: string): string => days.format(new Date(day));
