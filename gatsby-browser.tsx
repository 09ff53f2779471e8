import "./src/theme/global.css";

export { onClientEntry } from "./src/desktop/onClientEntry";
export { wrapPageElement, wrapRootElement } from "./src/desktop/wrapElements";
