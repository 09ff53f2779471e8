export { isContent } from "./content";
export { ProjectsSection as View } from "./ProjectsSection";
