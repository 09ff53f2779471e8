import fs from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { COLLECTIONS } from "./collections";
import { checkedContentPath } from "./paths";

/** With paths inside the checked copy. */
interface Wallpaper extends Pick<Queries.Wallpaper, "name"> {
  readonly file: string;
  readonly lightFile?: string;
}

/** The checked content without the parts that only a query makes: pictures and HTML. */
export interface SiteContent {
  readonly site: Queries.SiteInfo;
  readonly navigation: readonly Queries.NavigationItem[];
  readonly wallpapers: readonly Wallpaper[];
  readonly general: Queries.General;
  readonly mission: Queries.Mission;
  /** Undefined where the owner has written none. */
  readonly career: Queries.Career | undefined;
  readonly projects: readonly Queries.Project[];
  readonly posts: readonly Queries.Post[];
  readonly interests: readonly Queries.InterestGroup[];
  readonly contacts: readonly Queries.ContactGroup[];
  readonly settings: readonly Queries.SettingsGroup[];
  readonly attribution: readonly Queries.AttributionGroup[];
  /** The Markdown of posts and pages, by their paths inside `data/`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The content in Gatsby's memory. */
export const siteContent = ({
  getNodesByType,
  basePath,
}: Pick<NodePluginArgs, "getNodesByType" | "basePath">): SiteContent => {
  const lists = Object.entries(COLLECTIONS).map(([name, { type }]) => [
    name,
    getNodesByType(type).sort((one, other) => Number(one.position) - Number(other.position)),
  ]);
  const { site: sites, general, mission, career, ...rest } = Object.fromEntries(lists);
  const [site] = sites;
  const home = new URL(`${basePath}/`, site.siteUrl).href;
  const texts = getNodesByType("MarkdownRemark").map(
    (node) =>
      [
        path.relative(checkedContentPath(), String(node.fileAbsolutePath)),
        String(node.rawMarkdownBody),
      ] as const,
  );
  return {
    ...rest,
    texts: new Map(texts),
    site: { ...site, home },
    general: general[0],
    mission: mission[0],
    career: career[0],
  };
};

/** The checked copy's `site.json`, for webpack, which runs no query. Only after `onPreInit`, which writes it. */
export const readCheckedSite = (): Queries.SiteInfo =>
  JSON.parse(fs.readFileSync(path.join(checkedContentPath(), "site.json"), "utf8"));
