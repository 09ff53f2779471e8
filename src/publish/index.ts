export { feedPlugin } from "./feed";
export {
  dropCache,
  isCacheElsewhere,
  isCacheUnfinished,
  markFinish,
  markPlace,
  markStart,
} from "./finishedBuild";
export { siteFont, writeSiteFont } from "./font/siteFont";
export { licencePlugin } from "./licences/licencePlugin";
export { missingLettersNotice } from "./linkPreviews/missingLetters";
export { writeLinkPreviews } from "./linkPreviews/writeLinkPreviews";
export { BUNDLED, noteBuiltFiles, removeOldFiles } from "./oldFiles";
export { withPolicy, writePolicies } from "./policy";
export { copyPublicFiles, restoreOwnFiles } from "./publicFiles/publicFiles";
export { writeSiteIcons } from "./publicFiles/siteIcons";
export { writeRedirects } from "./redirects";
export { sitemapPlugin, writeRobots } from "./sitemap";
