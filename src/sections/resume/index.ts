export { isContent } from "./content";
export { ResumeView as View } from "./ResumeView";
