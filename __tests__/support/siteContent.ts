import type { MarkdownContent } from "../../src/content/markdown";
import { contentSchema, type SiteContent } from "../../src/site";
import { prepareContent } from "../../src/site/prepare/siteContent";
import { contentFiles } from "./contentFiles";

/** Data files by their names, as an owner writes them; of `site` a part. */
export interface GivenContent {
  readonly [name: string]: unknown;
  readonly site?: object;
  readonly markdown?: MarkdownContent;
}

const dataFiles = (): { site: object; [name: string]: unknown } => {
  const files = Object.entries(contentFiles()).filter(([name]) => name.endsWith(".json"));
  return Object.assign(
    { site: {} },
    ...files.map(([name, json]) => ({
      [name.slice("data/".length, -5)]: JSON.parse(String(json)),
    })),
  );
};

/** The content of a site with these sections, the first of them at its first page. */
export const aSiteContent = (
  { markdown, site, ...given }: GivenContent = {},
  titles: readonly string[] = ["General", "Projects", "Posts", "Interests", "Contact"],
): SiteContent => {
  const { site: usual, ...files } = dataFiles();
  const navigation = titles.map((title) => ({ title, icon: "home" }));
  const content = { ...files, navigation, ...given, site: { ...usual, ...site } };
  return prepareContent(contentSchema.parse(content), markdown);
};
