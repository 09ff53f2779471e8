export { isContent } from "./content";
export { InterestsSection as View } from "./InterestsSection";
