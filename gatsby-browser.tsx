// First: see there.
import "./src/gatsby/browser/ownAddress";
import "./src/theme/global.css";
// Shared styles come with the app, so that no section's stylesheet has them again.
import "./src/components/Button.module.css";
import "./src/sections/Section.module.css";

export { wrapPageElement, wrapRootElement } from "./src/gatsby/browser/gatsbyWrappers";
export { onClientEntry } from "./src/gatsby/browser/onClientEntry";
export { replaceHydrateFunction } from "./src/gatsby/browser/replaceHydrateFunction";
