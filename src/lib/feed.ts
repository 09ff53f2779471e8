/** Where the built site has its posts for feed readers. A site without posts has none. */
export const FEED_PATH = "/rss.xml";
