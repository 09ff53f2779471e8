import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { checkedContentPath, isDevelop, pathPrefix, projectRoot } from "./src/content/files";
import { feedPlugin, sitemapPlugin } from "./src/publish";
import { contentTypeName, holdsSample } from "./src/site";
import { otherLanguage } from "./src/words/siteLanguage";

const config: GatsbyConfig = {
  graphqlTypegen: {
    // Other content makes other types: an owner's build must not change a file of the template.
    typesOutputPath: holdsSample() ? "gatsby-types.d.ts" : ".cache/gatsby-types.d.ts",
    documentSearchPaths: ["./src/publish/feed.ts", "./src/publish/sitemap.ts"],
    generateOnBuild: true,
  },
  jsxRuntime: "automatic",
  // There what is not translated says its language.
  ...(otherLanguage() &&
    !isDevelop() && { jsxImportSource: path.join(projectRoot(), "src/desktop/languages") }),
  trailingSlash: "ignore",
  pathPrefix: pathPrefix(),
  // Without one Gatsby installs the host's, whose headers override ours.
  adapter: { name: "plain-files", adapt: () => {} },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: checkedContentPath() },
    },
    {
      // Design Patterns shows its own code.
      resolve: "gatsby-source-filesystem",
      options: { name: "patterns", path: path.join(projectRoot(), "src/sections/design-patterns") },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
    sitemapPlugin,
    feedPlugin,
  ],
};

export default config;
