import { wholeAddress } from "../../src/lib/wholeAddress";

test.each([
  ["https://example.com/", "/", "https://example.com/"],
  ["https://example.com/", "/posts/a/", "https://example.com/posts/a/"],
  ["https://example.com/portfolio/", "/", "https://example.com/portfolio/"],
  ["https://example.com/portfolio/", "/rss.xml", "https://example.com/portfolio/rss.xml"],
  ["https://example.com/", "/posts/日本/", "https://example.com/posts/%E6%97%A5%E6%9C%AC/"],
])("below %s the path %s is %s", (home, path, whole) => {
  expect(wholeAddress(home, path)).toBe(whole);
});
