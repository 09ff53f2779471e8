/**
 * Where below its domain the site is published: `/portfolio` for `https://example.com/portfolio/`, empty at the root.
 * It is the environment's `PATH_PREFIX`, with or without slashes at its ends; default: the root.
 */
export const pathPrefix = (): string => {
  const path = (process.env.PATH_PREFIX ?? "").replace(/^\/+|\/+$/g, "");
  return path && `/${path}`;
};
