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
