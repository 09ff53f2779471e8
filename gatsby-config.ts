import type { GatsbyConfig } from "gatsby";
import { contentTypeName } from "./src/build/contentTypeName";
import { checkedContentPath } from "./src/build/paths";

const config: GatsbyConfig = {
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/build/pages/pagesQuery.ts"],
    generateOnBuild: true,
  },
  jsxRuntime: "automatic",
  trailingSlash: "ignore",
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: checkedContentPath() },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
  ],
};

export default config;
