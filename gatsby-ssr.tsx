export { wrapPageElement, wrapRootElement } from "./src/gatsby/gatsbyWrappers";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/ssr";
