export { createPages } from "./src/build/gatsby/createPages";
export { createResolvers, createSchemaCustomization } from "./src/build/gatsby/createResolvers";
export { onCreateWebpackConfig } from "./src/build/gatsby/onCreateWebpackConfig";
export { onPreInit } from "./src/build/gatsby/onPreInit";
export { onPostBootstrap, onPostBuild } from "./src/build/gatsby/writeFiles";
