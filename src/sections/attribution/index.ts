export { AttributionSection as View } from "./AttributionSection";
export { isContent } from "./content";
