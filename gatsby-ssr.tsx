export { onRenderBody, replaceRenderer } from "./src/gatsby/ssr";
export { wrapPageElement, wrapRootElement } from "./src/gatsby/gatsbyWrappers";
