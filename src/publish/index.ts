export { feedPlugin } from "./feed";
export { siteFont } from "./font/siteFont";
export { languagesForPages } from "./languages";
export { licencePlugin } from "./licences/licencePlugin";
export { BUNDLED } from "./oldFiles";
export { writeSiteIcons } from "./publicFiles/siteIcons";
export { publishSite, writeAssets } from "./publishSite";
export { sitemapPlugin } from "./sitemap";
