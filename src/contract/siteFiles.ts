/** The path of the feed. A site without posts has none. */
export const FEED_PATH = "/rss.xml";

/** The path of the site as one plain page. */
export const PAGE_PATH = "/page/";

/** The path of the page that opens sealed applications, and of the folder that has them. */
export const APPLICATION_PATH = "/for/";

/** The path of the licences of shipped work. */
export const LICENCES_PATH = "/licences.txt";

/** In pixels: the ratio that sites crop least. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Gatsby's record of the build. */
export const APP_DATA_PATH = "/page-data/app-data.json";

const nameOf = (pagePath: string): string => pagePath.replace(/^\/|\/$/g, "") || "index";

/** Gatsby's file of a page's data. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data/${nameOf(pagePath)}/page-data.json`;

/**
 * The address of a page's link preview on this site: "/projects/avocado/" has "/share/projects/avocado.jpg", and "/" has
 * "/share/index.jpg".
 */
export const linkPreviewAddress = (pagePath: string): string => `/share/${nameOf(pagePath)}.jpg`;

/**
 * The absolute address of a path on the site, below that of the first page, which need not be at the
 * root of its host.
 */
export const absoluteUrl = (home: string, path: string): string => new URL(`.${path}`, home).href;
