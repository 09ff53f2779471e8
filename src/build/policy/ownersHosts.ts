import type { CheckedSite } from "../checkedSite";

/** Whom a page asks besides the site itself, since the owner's data say so: sources of a policy. */
export interface OwnersHosts {
  /** What windows show. */
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  /** Where the owner's analytics script comes from, and reports to by requests or pictures of one pixel. */
  readonly scripts: readonly string[];
}

/** A path on the site is the site's own; of others the whole site, whose links lead to its other pages in the same frame. */
const sourceOf = (address: string): string =>
  address.startsWith("/") ? "'self'" : new URL(address).origin;

const sourcesOf = (addresses: readonly string[]): string[] => [...new Set(addresses.map(sourceOf))];

const isElsewhere = (source: string): boolean => source !== "'self'";

/** @param pictures addresses of single pictures */
export const ownersHosts = (
  { framedApps, analytics }: Pick<CheckedSite, "framedApps" | "analytics">,
  pictures: readonly string[],
): OwnersHosts => {
  const reports = analytics === undefined ? [] : [analytics.src];
  return {
    frames: sourcesOf(framedApps.map(({ url }) => url)),
    pictures: sourcesOf(pictures).filter(isElsewhere),
    scripts: sourcesOf(reports).filter(isElsewhere),
  };
};
