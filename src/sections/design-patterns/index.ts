export { isContent } from "./content";
export { DesignPatternsSection as View } from "./DesignPatternsSection";
