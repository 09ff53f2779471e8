import { useSite } from "../content/shell";
import { MINUTE_MS, SECOND_MS, useNow } from "../lib/useNow";
import { visitorLocale } from "../words/visitorLocale";
import * as styles from "./TopBar.module.css";

/** The site's language, written as the visitor does: 11:03 PM or 23:03. */
const clockLocale = (): Intl.Locale => {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return new Intl.Locale(visitorLocale(), hourCycle && { hourCycle });
};

const formatTime = (time: Date, showSeconds: boolean): string =>
  new Intl.DateTimeFormat(clockLocale(), {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    second: showSeconds ? "2-digit" : undefined,
  }).format(time);

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each time that it changes. */
export const Clock = () => {
  const { showSeconds } = useSite().clock;
  const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
  return (
    <time
      className={styles.clock}
      data-seconds={showSeconds || undefined}
      dateTime={now?.toISOString()}
    >
      {now && formatTime(now, showSeconds)}
    </time>
  );
};
