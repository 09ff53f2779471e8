import "./src/theme/global.css";

export { onClientEntry } from "./src/desktop/onClientEntry";
export { replaceHydrateFunction } from "./src/desktop/replaceHydrateFunction";
export { wrapPageElement, wrapRootElement } from "./src/desktop/wrapElements";
