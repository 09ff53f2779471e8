export { CareerSection as View } from "./CareerSection";
export { isContent } from "./content";
