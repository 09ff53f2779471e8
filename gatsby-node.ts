export { createPages } from "./src/gatsby/node/createPages";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/node/createResolvers";
export { onCreateWebpackConfig } from "./src/gatsby/node/onCreateWebpackConfig";
export { onPreInit } from "./src/gatsby/node/onPreInit";
export { onPreBootstrap } from "./src/gatsby/node/refreshContent";
export { onPostBootstrap, onPostBuild } from "./src/gatsby/node/writeFiles";
