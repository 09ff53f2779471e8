import type { GatsbyNode } from "gatsby";
import { ContentCheckPlugin } from "./ContentCheckPlugin";

/** `import text from "./file?source"` is the file's own text. */
const SOURCE_RULE = { resourceQuery: /^\?source$/, type: "asset/source" };

/** Lets code show its own source, and keeps an eye on `data/` while `gatsby develop` runs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    module: { rules: [SOURCE_RULE] },
    plugins: stage === "develop" ? [new ContentCheckPlugin()] : [],
  });
};
