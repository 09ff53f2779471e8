/**
 * The site's path below its domain: `/portfolio` for `https://example.com/portfolio/`, empty at the root. The environment's
 * `PATH_PREFIX` gives it, with or without slashes at its ends.
 */
export const pathPrefix = (): string => {
  const path = (process.env.PATH_PREFIX ?? "").replace(/^\/+|\/+$/g, "");
  return path && `/${path}`;
};
