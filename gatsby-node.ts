export { createPages } from "./src/build/gatsby/createPages";
export { createResolvers, createSchemaCustomization } from "./src/build/gatsby/createResolvers";
export { onCreateWebpackConfig } from "./src/build/gatsby/onCreateWebpackConfig";
export { onPostBootstrap } from "./src/build/gatsby/onPostBootstrap";
export { onPostBuild } from "./src/build/gatsby/onPostBuild";
export { onPreInit } from "./src/build/gatsby/onPreInit";
