import type { AnchorHTMLAttributes } from "react";

// Stands in for the `gatsby` package in unit tests: there, Gatsby's compiler has not taken the
// queries out of the code, and there is no router.

export const graphql = (): undefined => undefined;

export const withPrefix = (path: string): string => path;

export const Link = ({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest} />
);
