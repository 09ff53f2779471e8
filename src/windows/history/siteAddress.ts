import { withPrefix } from "gatsby";

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** A path of the browser as pages spell it: decoded, without the path prefix. */
export const siteAddress = (pathname: string): string => {
  const path = decoded(pathname.endsWith("/") ? pathname : `${pathname}/`);
  const prefix = withPrefix("/");
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path;
};

// When Gatsby starts, it replaces an entry whose address it spells differently (letters that are not
// ASCII, no slash at the end), and with it the state. This module runs before that.
const stateOnArrival: unknown = typeof window === "undefined" ? null : window.history.state;

/** The possible states of the arrival's entry, the present one first. */
export const statesOnArrival = (): readonly unknown[] => [window.history.state, stateOnArrival];
