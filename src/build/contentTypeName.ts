import { isSliceName, type SliceName } from "./slices";

/**
 * The GraphQL type of a slice's record, or of each item of its list. (Gatsby has a type `Site` of its own, hence
 * `SiteInfo`.)
 */
export const CONTENT_TYPES = {
  site: "SiteInfo",
  navigation: "NavigationItem",
  general: "General",
  mission: "Mission",
  interests: "InterestGroup",
  projects: "Project",
  contacts: "ContactGroup",
  settings: "SettingsGroup",
  attribution: "AttributionGroup",
  posts: "Post",
  wallpapers: "Wallpaper",
} as const satisfies Record<SliceName, string>;

/** Names the nodes that gatsby-transformer-json makes from a file of the checked content. */
export function contentTypeName({ node }: { node: { name?: unknown } }): string {
  const { name } = node;
  if (typeof name === "string" && isSliceName(name)) return CONTENT_TYPES[name];
  throw new Error(`No content slice is called ${JSON.stringify(name)}.`);
}
