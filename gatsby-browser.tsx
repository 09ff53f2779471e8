import "./src/theme/global.css";

export { onClientEntry } from "./src/desktop/onClientEntry";
export { wrapPageElement } from "./src/desktop/wrapPageElement";
export { wrapRootElement } from "./src/desktop/wrapRootElement";
