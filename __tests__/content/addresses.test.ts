import fc from "fast-check";
import { linkHost, linkPlace, mailOfLink, phoneLink } from "../../src/contract/addresses";
import { absoluteUrl, linkPreviewAddress } from "../../src/contract/siteFiles";
import { siteAddress } from "../../src/windows/history/siteAddress";

test.each([
  ["https://www.typescriptlang.org/", "typescriptlang.org", "typescriptlang.org"],
  ["https://github.com/vega/vega?tab=readme#top", "github.com", "github.com/vega/vega"],
  ["HTTPS://WWW.Example.com", "Example.com", "Example.com"],
  ["https://www-data.example.com/a//", "www-data.example.com", "www-data.example.com/a"],
  ["https://example.com?page=https://www.other.org/", "example.com", "example.com"],
  ["https://example.com:8080/x", "example.com:8080", "example.com:8080/x"],
])("the link %s is shown with the host %s and the place %s", (link, host, place) => {
  expect(linkHost(link)).toBe(host);
  expect(linkPlace(link)).toBe(place);
});

test("the place of any web link begins with its host", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
      const host = linkHost(link);
      expect(host).not.toBe("");
      expect(linkPlace(link).startsWith(host)).toBe(true);
      expect(new URL(link).host.endsWith(host.toLowerCase())).toBe(true);
    }),
  );
});

test.each([
  ["mailto:me@example.com", "me@example.com"],
  ["MAILTO:me@example.com?subject=Hi%20there", "me@example.com"],
  ["mailto:me%2Byou%40example.com", "me+you@example.com"],
  ["mailto:100%@example.com", "100%@example.com"],
  ["https://example.com/mailto:me@example.com", null],
])("the link %s has the mail address %s", (link, address) => {
  expect(mailOfLink(link)).toBe(address);
});

test.each([
  ["https://example.com/", "/", "https://example.com/"],
  ["https://example.com/", "/posts/a/", "https://example.com/posts/a/"],
  ["https://example.com/portfolio/", "/", "https://example.com/portfolio/"],
  ["https://example.com/portfolio/", "/rss.xml", "https://example.com/portfolio/rss.xml"],
  ["https://example.com/", "/posts/日本/", "https://example.com/posts/%E6%97%A5%E6%9C%AC/"],
])("a page of the site %s at %s has the full address %s", (home, path, whole) => {
  expect(absoluteUrl(home, path)).toBe(whole);
});

test.each([
  ["/", "/"],
  ["/projects/film/", "/projects/film/"],
  ["/projects", "/projects/"],
  ["/posts/%E6%97%A5%E6%9C%AC%E8%AA%9E/", "/posts/日本語/"],
  ["/posts/%F0%9F%8E%AC", "/posts/🎬/"],
  ["/posts/%E6%97/", "/posts/%E6%97/"],
  ["/%", "/%/"],
])("the page that the browser calls %s is %s", (pathname, address) => {
  expect(siteAddress(pathname)).toBe(address);
});

test.each([
  ["/", "/share/index.jpg"],
  ["/projects/", "/share/projects.jpg"],
  ["/projects/avocado/", "/share/projects/avocado.jpg"],
  ["/posts/日本語-🚀/", "/share/posts/日本語-🚀.jpg"],
])("the page at %s has the link preview %s", (pagePath, address) => {
  expect(linkPreviewAddress(pagePath)).toBe(address);
});

test.each([
  ["+47 22 33 44 55", "tel:+4722334455"],
  ["(022) 334-455", "tel:022334455"],
])("the phone number %s is called by %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
