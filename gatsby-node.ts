export { createSchemaCustomization } from "./src/build/gatsby/createSchemaCustomization";
export { onCreateWebpackConfig } from "./src/build/gatsby/onCreateWebpackConfig";
export { onPreBootstrap } from "./src/build/gatsby/onPreBootstrap";
