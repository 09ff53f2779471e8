export { SearchDialog } from "./SearchDialog";
export { siteSearch } from "./siteSearch";
