// Every section that the site can show, one line each; the owner chooses their order, titles and icons.
export { attribution } from "../sections/attribution/build";
export { career } from "../sections/career/build";
export { contact } from "../sections/contact/build";
export { designPatterns } from "../sections/design-patterns/build";
export { general } from "../sections/general/build";
export { interests } from "../sections/interests/build";
export { mission } from "../sections/mission/build";
export { posts } from "../sections/posts/build";
export { projects } from "../sections/projects/build";
