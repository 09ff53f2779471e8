import type { GatsbyNode } from "gatsby";
import { publishSite, writeAssets } from "../../publish";
import { siteContent } from "./refreshContent";
import { markCache } from "./staleCache";

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  markCache("begun");
  await writeAssets(siteContent());
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  cache,
  getNodesByType,
  reporter,
}) => {
  await publishSite(siteContent(), {
    paths: getNodesByType("SitePage").map((page) => String(page.path)),
    pictures: new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest)),
    cacheFolder: cache.directory,
    warn: (message) => reporter.warn(message),
  });
  markCache("finished");
};
