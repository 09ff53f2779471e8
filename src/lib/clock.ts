export const SECOND_MS = 1000;

export const MINUTE_MS = 60 * SECOND_MS;

/** How long it is, in milliseconds, until the next full second, minute or whatever the period is. */
export const untilNext = (periodMs: number, nowMs: number): number => periodMs - (nowMs % periodMs);

/**
 * Calls back at once and then on every full second, or whatever the period is, but not while the page is hidden; returns how to
 * stop. A chain of timeouts and not an interval: an interval drifts off the second.
 */
export const onEvery = (periodMs: number, callback: (now: Date) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    callback(new Date());
    timer = setTimeout(tick, untilNext(periodMs, Date.now()));
  };
  const followVisibility = () => {
    clearTimeout(timer);
    if (!document.hidden) tick();
  };
  followVisibility();
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", followVisibility);
  };
};
