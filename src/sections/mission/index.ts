export { isContent } from "./content";
export { MissionSection as View } from "./MissionSection";
