// Replaces the `gatsby` package in unit tests: there, Gatsby's compiler has not taken the
// queries out of the code, and there is no router.

export const graphql = (): undefined => undefined;

/** Nothing was built: tests give a `ShellProvider` its shell. */
export const useStaticQuery = (): undefined => undefined;

export const withPrefix = (path: string): string => path;
