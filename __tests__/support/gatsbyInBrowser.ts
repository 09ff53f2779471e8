// Replaces the `gatsby` package in unit tests: there, Gatsby's compiler has not taken the
// queries out of the code, and there is no router.

export const graphql = (): undefined => undefined;

/** Nothing was built: what needs the site's content is tested in a browser. */
export const useStaticQuery = (): undefined => undefined;

export const withPrefix = (path: string): string => path;
