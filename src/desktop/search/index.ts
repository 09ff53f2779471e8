export { SearchDialog } from "./SearchDialog";
export { searchContent } from "./searchContent";
