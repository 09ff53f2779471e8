import { withPrefix } from "gatsby";

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

// Gatsby compares a page's address with the browser's when it starts. If they are spelt differently (letters that are
// not ASCII, no slash at the end), it replaces the entry and its state. This module is loaded before that.
const stateOnArrival: unknown = typeof window === "undefined" ? null : window.history.state;

/** The states that the entry of the arrival may have: the present one first. */
export const statesOnArrival = (): readonly unknown[] => [window.history.state, stateOnArrival];
