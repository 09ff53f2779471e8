export { type CheckedContent, checkContent } from "./check/checkContent";
export { holderOf } from "./check/checkNames";
export { recordFileName } from "./check/markdownNames";
export { HASHES_FILE, readDataFolder } from "./check/readDataFolder";
export {
  holdsSample,
  IN_THE_RESUME,
  isTemplate,
  sampleWarning,
  sortedSample,
} from "./check/sample";
export { type SiteText, translateDocuments } from "./check/translate";
export { formerAddresses } from "./check/unusedKeys";
export {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  contentSchema,
  contentTypeName,
} from "./collections/collections";
export { siteSchema, siteWithApps } from "./collections/site";
export { asFormerAddress } from "./collections/siteParts";
export { translationSchema } from "./collections/translation";
export { writeSearchFile } from "./pages/searchDocuments";
export { sitePages } from "./pages/sitePages";
export { structuredData } from "./pages/structuredData";
export type { SiteContent } from "./prepare/siteContent";
export { resumeOf } from "./resumes/resumeOf";
