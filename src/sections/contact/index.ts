export { ContactSection as View } from "./ContactSection";
export { isContent } from "./content";
