export { isContent } from "./content";
export { GeneralSection as View } from "./GeneralSection";
