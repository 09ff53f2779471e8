import { isPathOnSite } from "../addresses";

/** Which of the addresses that windows frame are paths on this site, each once and without what is behind `?` or `#`. */
export const framedPaths = (apps: readonly { readonly url: string }[]): string[] => [
  ...new Set(
    apps
      .filter(({ url }) => isPathOnSite(url))
      .map(({ url }) => new URL(url, "https://site.invalid").pathname),
  ),
];
