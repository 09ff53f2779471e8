import { locale } from "./locale.words";

const percents = new Intl.NumberFormat(locale, { style: "percent" });

/** Of whole percent, as the site's language writes them. */
export const percent = (whole: number): string => percents.format(whole / 100);
