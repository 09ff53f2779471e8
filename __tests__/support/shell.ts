import type { NavigationItem, Shell, SiteContent } from "../../src/content/shell";
import { slugOf } from "../../src/lib/slug";

const SITE: SiteContent = {
  title: "Alex",
  description: "Alex's site.",
  siteUrl: "https://alex.example",
  repository: "https://alex.example/code",
  themeStorageKey: "ui-theme",
  owner: { name: "Alex Example", role: "Engineer", email: "alex@alex.example", place: "Oslo" },
  accent: null,
  resume: null,
  framedApps: [],
  clock: { showSeconds: false },
  defaults: { theme: "dark", wallpaper: "bg1" },
};

const icon = { viewBox: "0 0 24 24", body: "" };

/** A window that frames a site, by the name under its icon; what a test is about is given. */
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
  ...given,
});

/** The sections with these titles, the first of them at the site's first page. */
export const navigationOf = (titles: readonly string[]): NavigationItem[] =>
  titles.map((title, index) => {
    const folder = `/${slugOf(title)}/`;
    return { section: title, title, icon, folder, address: index === 0 ? "/" : folder };
  });

/** What stands around every page's content; what a test is about is given. */
export const aShell = ({
  titles = ["General", "Projects", "Contact", "Posts"],
  site = {},
}: {
  titles?: readonly string[];
  site?: Partial<SiteContent>;
} = {}): Shell => ({
  site: { ...SITE, ...site },
  navigation: { nodes: navigationOf(titles) },
  wallpapers: { nodes: [] },
});
