import type { SiteHeaders } from "../../src/build/headers/siteHeaders";

/** What a host's file is made from. */
export interface HostedSite {
  readonly headers: SiteHeaders;
  /** Below which path of its domain the site is, such as `/portfolio`; empty at the root. */
  readonly prefix: string;
}

/** Stands in each file that is made. */
export const MADE_BY = "Made by `npm run write:hosts` from src/build/headers/siteHeaders.ts";
