export { isContent } from "./content";
export { MarkdownPageSection as View } from "./MarkdownPageSection";
