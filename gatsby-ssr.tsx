export { wrapPageElement, wrapRootElement } from "./src/gatsby/browser/gatsbyWrappers";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/browser/ssr";
