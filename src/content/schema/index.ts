export { isHttpsAddress, isMailtoAddress, isPathOnSite, meantHttpsAddress } from "./addresses";
export {
  directionOf,
  isCanonicalLanguage,
  LANGUAGE_FIELD,
  LANGUAGES,
  languageTag,
  notALanguage,
  siteLanguage,
  type TextLanguage,
  textLanguage,
} from "./language";
export { owner } from "./owner";
export {
  addressOrPath,
  checkedString,
  distinct,
  drawing,
  email,
  entry,
  exactlyOneOf,
  flag,
  groups,
  httpsAddress,
  icon,
  link,
  linkOrPath,
  percentage,
  prose,
  text,
  textEntry,
  textOrTexts,
  texts,
  wholeText,
} from "./parts";
export {
  isDrawingPath,
  isInsideData,
  isMovingPath,
  isPictureOrDrawingPath,
  isPicturePath,
  isTextPicturePath,
  PICTURE_ENDINGS,
  pictureFile,
} from "./pictureFile";
export { type SchemaMeta, schemaMeta, valuesWithMeta } from "./schemaMeta";
