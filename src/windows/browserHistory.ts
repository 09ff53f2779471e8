import { withPrefix } from "gatsby";
import type { HistoryChange } from "./model/journey";

/** What is kept with an entry of the browser's history: to which journey it belongs, and its place there. */
export interface EntryMark {
  readonly journey: string;
  readonly position: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Our mark on a history state; null when the entry is not one of ours. */
export const markOf = (state: unknown): EntryMark | null => {
  const mark = isRecord(state) ? state.desktop : undefined;
  return isRecord(mark) && typeof mark.journey === "string" && typeof mark.position === "number"
    ? { journey: mark.journey, position: mark.position }
    : null;
};

// Gatsby compares a page's address with the browser's at its start and, where they are not spelt the
// same (letters that are not ASCII, no slash at the end), replaces the entry and its state. This
// module is loaded before that.
const stateOnArrival: unknown = typeof window === "undefined" ? null : window.history.state;

export const markOnArrival = (): EntryMark | null => markOf(stateOnArrival);

/** The path on this site that the browser is at, as the pages spell it: decoded, without the prefix. */
export const siteAddress = (pathname: string): string => {
  const prefix = withPrefix("/").slice(0, -1);
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  try {
    return decodeURI(path.endsWith("/") ? path : `${path}/`);
  } catch {
    return path;
  }
};

const write = (kind: "push" | "replace", mark: EntryMark, address: string) => {
  const entry = [{ desktop: mark }, "", withPrefix(address)] as const;
  try {
    if (kind === "push") window.history.pushState(...entry);
    else window.history.replaceState(...entry);
  } catch {
    // A browser refuses when there are too many within a short time; the next one is right again.
  }
  // While the site is developed Gatsby's router follows, and brings what is edited: see `useHistory`.
  if (process.env.NODE_ENV === "development") {
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }
};

/**
 * Writes to the browser's history, one change after the other: going back takes the browser a
 * moment, and what happens meanwhile waits for it.
 */
export const createHistoryWriter = () => {
  let isGoingBack = false;
  const waiting: (() => void)[] = [];

  const goBack = (steps: number) => {
    isGoingBack = true;
    window.history.go(-steps);
  };
  const inTurn = (task: () => void) => {
    if (isGoingBack) waiting.push(task);
    else task();
  };

  return {
    /** Makes a change; `mark` and `address` are those of the entry that the visitor is at after it. */
    change(change: HistoryChange, mark: EntryMark, address: string) {
      if (change.kind === "none") return;
      if (change.kind === "back") inTurn(() => goBack(change.steps));
      // What is gone back to shows what is left now.
      const kind = change.kind === "push" ? "push" : "replace";
      inTurn(() => write(kind, mark, address));
    },

    /** The browser has come to another entry. True when it was sent there. */
    hasArrived(): boolean {
      if (!isGoingBack) return false;
      isGoingBack = false;
      while (!isGoingBack) {
        const task = waiting.shift();
        if (task === undefined) break;
        task();
      }
      return true;
    },
  };
};
