/** @jest-environment jsdom */
import { withFeedLink } from "../../../src/build/feed/withFeedLink";

const PAGE =
  '<html><head><title>A page</title><link rel="icon" href="/i"></head><body></body></html>';

const feedsIn = (html: string) => {
  const links = new DOMParser()
    .parseFromString(html, "text/html")
    .head.querySelectorAll('link[rel="alternate"][type="application/rss+xml"]');
  return [...links].map((link) => link.getAttribute("href"));
};

test("feed readers find the feed in the head", () => {
  expect(feedsIn(withFeedLink(PAGE, "/portfolio/rss.xml"))).toEqual(["/portfolio/rss.xml"]);
});

test("the link of an earlier build gives way, to another or to none", () => {
  const linked = withFeedLink(PAGE, "/old/rss.xml");
  expect(feedsIn(withFeedLink(linked, "/rss.xml"))).toEqual(["/rss.xml"]);
  expect(withFeedLink(linked, null)).toBe(PAGE);
});

test("no address ends the attribute", () => {
  expect(feedsIn(withFeedLink(PAGE, '/a"><b>/rss.xml'))).toEqual(['/a"><b>/rss.xml']);
});
