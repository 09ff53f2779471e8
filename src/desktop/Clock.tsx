import { useMemo } from "react";
import { MINUTE_MS, SECOND_MS, useNow } from "../lib/useNow";
import { useSite } from "../navigation/shell";
import { language } from "../words/locale";
import { visitorLocale } from "../words/visitorLocale";
import * as styles from "./TopBar.module.css";

/** The site's language, written as the visitor does: 11:03 PM or 23:03. */
const newFormat = (showSeconds: boolean): Intl.DateTimeFormat => {
  const options = {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    second: showSeconds ? "2-digit" : undefined,
  } as const;
  const own = new Intl.DateTimeFormat(undefined, options);
  const { locale, hourCycle } = own.resolvedOptions();
  // Most visitors' own format is it; a second one takes another 50 ms on a slow phone.
  const isInSiteLanguage = locale.split("-")[0] === language.split("-")[0];
  return isInSiteLanguage
    ? own
    : new Intl.DateTimeFormat(visitorLocale(), { ...options, hourCycle });
};

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each time that it changes. */
export const Clock = () => {
  const { showSeconds } = useSite().clock;
  const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
  const isRunning = now !== null;
  // Made once, when there is a time to write: it takes 0.1 s on a slow phone.
  const format = useMemo(
    () => (isRunning ? newFormat(showSeconds) : undefined),
    [isRunning, showSeconds],
  );
  return (
    <time
      className={styles.clock}
      data-seconds={showSeconds || undefined}
      dateTime={now?.toISOString()}
    >
      {now && format?.format(now)}
    </time>
  );
};
