import { slugOf } from "../../src/content/text";
import type { NavigationItem, SiteContent } from "../../src/navigation/shell";

const icon = { viewBox: "0 0 24 24", body: "" };

/** A window that frames a site, with the label of its icon. A test passes what it is about. */
export const aFramedApp = (
  label: string,
  given: Partial<SiteContent["framedApps"][number]> = {},
): SiteContent["framedApps"][number] => ({
  id: `framed-${slugOf(label)}`,
  title: label,
  label,
  icon,
  tile: "#ffffff",
  url: `https://${slugOf(label)}.example/`,
  address: `/${slugOf(label)}/`,
  openOnArrival: false,
  relatedAddress: null,
  refusesFrames: false,
  ...given,
});

/** The sections with these titles, the first of them at the site's first page. */
export const navigationOf = (titles: readonly string[]): NavigationItem[] =>
  titles.map((title, index) => {
    const folder = `/${slugOf(title)}/`;
    return { section: title, title, icon, folder, address: index === 0 ? "/" : folder };
  });
