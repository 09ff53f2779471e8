import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectRoot } from "../paths";
import { ContentCheckPlugin } from "./ContentCheckPlugin";
import { ScriptFolderPlugin } from "./ScriptFolderPlugin";

/** `import text from "./file?source"` is the file's own text. */
const SOURCE_RULE = { resourceQuery: /^\?source$/, type: "asset/source" };

/** A recipe is made into CSS while the site is bundled. */
const RECIPE_RULE = {
  test: /\.ts$/,
  include: path.join(projectRoot(), "src/theme/recipes"),
  enforce: "pre" as const,
  use: [path.join(projectRoot(), "src/build/gatsby/recipeLoader.cjs")],
};

/** What makes CSS of recipes and tokens is left out where only a build uses it. */
const THEME_RULE = { include: path.join(projectRoot(), "src/theme"), sideEffects: false };

/** What `import … from "gatsby"` names: without this, all of it comes with any part (1.7 KB gzipped). */
const GATSBY_ENTRY_RULE = { test: /\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false };

/**
 * Gatsby takes Partytown along, and its script loader with it, for scripts run in a worker; this site
 * has none (1.8 KB gzipped).
 */
const WITHOUT_PARTYTOWN = {
  [path.join(
    projectRoot(),
    "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  )]: false as const,
};

const pluginsOf = (stage: string) => {
  if (stage === "develop") return [new ContentCheckPlugin()];
  return stage === "build-javascript" ? [new ScriptFolderPlugin()] : [];
};

/** Lets code show its own source, keeps an eye on `data/` while `gatsby develop` runs, and names a build's scripts. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    resolve: { alias: WITHOUT_PARTYTOWN },
    module: { rules: [SOURCE_RULE, RECIPE_RULE, THEME_RULE, GATSBY_ENTRY_RULE] },
    plugins: pluginsOf(stage),
  });
};
