export const SECOND_MS = 1000;

/** How long it is, in milliseconds, until the clock shows the next second. */
export const untilNextSecond = (nowMs: number): number => SECOND_MS - (nowMs % SECOND_MS);

/**
 * Calls back at once and then on every second, but not while the page is hidden; returns how to
 * stop. A chain of timeouts and not an interval: an interval drifts off the second.
 */
export const onEverySecond = (callback: (now: Date) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    callback(new Date());
    timer = setTimeout(tick, untilNextSecond(Date.now()));
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
