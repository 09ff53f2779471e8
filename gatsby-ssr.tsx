export { onRenderBody } from "./src/desktop/onRenderBody";
export { replaceRenderer } from "./src/desktop/replaceRenderer";
export { wrapPageElement } from "./src/desktop/wrapPageElement";
export { wrapRootElement } from "./src/desktop/wrapRootElement";
