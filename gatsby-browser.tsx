export { onClientEntry } from "./src/desktop/onClientEntry";
export { wrapRootElement } from "./src/desktop/wrapRootElement";
