export { onRenderBody, replaceRenderer } from "./src/desktop/ssr";
export { wrapPageElement, wrapRootElement } from "./src/desktop/wrapElements";
