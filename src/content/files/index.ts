export { type ContentRecords, contentRecords } from "./contentRecords";
export { type Folder, filesBelow, ownersFolder } from "./filesBelow";
export { isDevelop } from "./isDevelop";
export { hashOf, keptFiles } from "./keptFiles";
export { pagePrefix, pathPrefix, rootPrefix, uncheckedData, uncheckedSite } from "./pathPrefix";
export {
  BUILT_FOLDER,
  CHECKED_FOLDER,
  checkedContentPath,
  DATA_FOLDER,
  projectRoot,
  STATIC_FOLDER,
} from "./paths";
export { siteFile, writeSiteFile } from "./siteFile";
