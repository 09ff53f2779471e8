import { withPrefix } from "gatsby";

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

export const stateWith = (mark: EntryMark) => ({ desktop: mark });

// Gatsby compares a page's address with the browser's at its start and, where they are not spelt the
// same (letters that are not ASCII, no slash at the end), replaces the entry and its state. This
// module is loaded before that.
const stateOnArrival: unknown = typeof window === "undefined" ? null : window.history.state;

/** The mark of the entry that the page began at, or that the visitor has gone to since. */
export const markOnArrival = (): EntryMark | null =>
  markOf(window.history.state) ?? markOf(stateOnArrival);

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The path on this site that the browser is at, as the pages spell it: decoded, without the prefix. */
export const siteAddress = (pathname: string): string => {
  const path = decoded(pathname.endsWith("/") ? pathname : `${pathname}/`);
  const prefix = withPrefix("/");
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
};
