import { isTemplate } from "../sample/isTemplate";
import type { Content } from "../slices";

const SAMPLE_HOST = /(?:^|\.)example\.com$/;

/** A word to an owner who has put a name of their own on the site, but not yet its address. */
export function sampleAddressNotices({ site }: Content): string[] {
  if (isTemplate(site.owner.name) || !SAMPLE_HOST.test(new URL(site.siteUrl).hostname)) return [];
  return [`"siteUrl" in data/site.json is still the sample's. Write your own there.`];
}
