import fc from "fast-check";
import { linkHost, linkPlace, mailOfLink } from "../../src/lib/linkAddress";

test.each([
  ["https://www.typescriptlang.org/", "typescriptlang.org", "typescriptlang.org"],
  ["https://github.com/vega/vega?tab=readme#top", "github.com", "github.com/vega/vega"],
  ["HTTPS://WWW.Example.com", "Example.com", "Example.com"],
  ["https://www-data.example.com/a//", "www-data.example.com", "www-data.example.com/a"],
  ["https://example.com?page=https://www.other.org/", "example.com", "example.com"],
  ["https://example.com:8080/x", "example.com:8080", "example.com:8080/x"],
])("%s leads to %s, to be precise to %s", (link, host, place) => {
  expect(linkHost(link)).toBe(host);
  expect(linkPlace(link)).toBe(place);
});

test("a web link's place begins with its host", () => {
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
])("the address of %s is %s", (link, address) => {
  expect(mailOfLink(link)).toBe(address);
});
