import type { GatsbyNode } from "gatsby";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

/** Keeps an eye on `data/` while `gatsby develop` runs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentCheckPlugin()] });
};
