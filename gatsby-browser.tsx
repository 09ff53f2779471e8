export { onClientEntry } from "./src/desktop/onClientEntry";
export { replaceHydrateFunction } from "./src/desktop/replaceHydrateFunction";
export { wrapRootElement } from "./src/desktop/wrapRootElement";
