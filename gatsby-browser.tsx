export { onClientEntry } from "./src/desktop/onClientEntry";
export { replaceHydrateFunction } from "./src/desktop/replaceHydrateFunction";
export { wrapPageElement } from "./src/desktop/wrapPageElement";
export { wrapRootElement } from "./src/desktop/wrapRootElement";
