import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentTypeName } from "./src/build/collections";
import { finishMarkdown } from "./src/build/markdown/remarkPlugin";
import { pathPrefix } from "./src/build/pathPrefix";
import { checkedContentPath, projectRoot } from "./src/build/paths";
import { holdsSample } from "./src/build/sample";
import { sitemapPlugin } from "./src/build/sitemap";
import { feedPlugin } from "./src/sections/posts/feed";

const config: GatsbyConfig = {
  graphqlTypegen: {
    // Other content makes other types: an owner's build must not change a file of the template.
    typesOutputPath: holdsSample() ? "gatsby-types.d.ts" : ".cache/gatsby-types.d.ts",
    documentSearchPaths: ["./src/sections/posts/feed.ts", "./src/build/sitemap.ts"],
    generateOnBuild: true,
  },
  jsxRuntime: "automatic",
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
    {
      resolve: "gatsby-transformer-remark",
      options: {
        plugins: [{ resolve: "gatsby-remark-site", options: { finish: finishMarkdown } }],
      },
    },
    sitemapPlugin,
    feedPlugin,
  ],
};

export default config;
