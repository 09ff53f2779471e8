export { wrapPageElement, wrapRootElement } from "./src/gatsby/gatsbyWrappers";
export { onRenderBody, replaceRenderer } from "./src/gatsby/ssr";
