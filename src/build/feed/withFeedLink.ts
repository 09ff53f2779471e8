import { escapeHtml } from "../escapeHtml";

/** As it stands in a built page. */
const LINK = /<link rel="alternate" type="application\/rss\+xml"[^>]*>/g;

/** A page's HTML with a link to the feed in its head, or, without a feed, with none from an earlier build. */
export const withFeedLink = (html: string, feedAddress: string | null): string => {
  const without = html.replace(LINK, "");
  if (feedAddress === null) return without;
  const link = `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feedAddress)}"/>`;
  return without.replace("</title>", () => `</title>${link}`);
};
