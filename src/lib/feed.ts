/** The path of the feed. A site without posts has none. */
export const FEED_PATH = "/rss.xml";
