// Every section that the site can show, one line each; the owner chooses their order, titles and icons.
export { attribution } from "../../sections/attribution/content";
export { career } from "../../sections/career/content";
export { contact } from "../../sections/contact/content";
export { designPatterns } from "../../sections/design-patterns/content";
export { general } from "../../sections/general/content";
export { interests } from "../../sections/interests/content";
export { mission } from "../../sections/mission/content";
export { posts } from "../../sections/posts/content";
export { projects } from "../../sections/projects/content";
