export { isContent } from "./content";
export { PostsSection as View } from "./PostsSection";
