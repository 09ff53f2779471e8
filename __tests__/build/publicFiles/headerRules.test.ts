import fs from "node:fs";
import fc from "fast-check";
import { headersFor, parseHeaderRules } from "../../../src/build/publicFiles/headerRules";

const rules = parseHeaderRules(
  [
    "# everything",
    "/*",
    "  X-Content-Type-Options: nosniff",
    "",
    "/static/*",
    "  # a year",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/",
    "  Cache-Control: no-cache",
  ].join("\r\n"),
);
const caching = (path: string) => headersFor(rules, path).get("Cache-Control");

test("a star at the end stands for anything, other paths for themselves", () => {
  expect(caching("/static/a/b.js")).toBe("public, max-age=31536000, immutable");
  expect(caching("/static/")).toBe("public, max-age=31536000, immutable");
  expect(caching("/static")).toBeUndefined();
  expect(caching("/")).toBe("no-cache");
  expect(caching("/index.html")).toBeUndefined();
});

test("all rules that match give their headers", () => {
  expect([...headersFor(rules, "/")]).toEqual([
    ["X-Content-Type-Options", "nosniff"],
    ["Cache-Control", "no-cache"],
  ]);
});

test("one header from two rules is joined, as hosts do", () => {
  const two = parseHeaderRules("/*\n  Vary: A\n/a*\n  Vary: B\n");
  expect(headersFor(two, "/ab").get("Vary")).toBe("A, B");
});

test.each([
  ["static/*\n", "_headers:1  A path begins with a slash."],
  ["/*.js\n", "_headers:1  Only the end of a path may be a star."],
  ["\n  Vary: A\n", "_headers:2  A header stands below a path."],
  ["/*\n  Vary\n", "_headers:2  A header is a name, a colon and a value."],
  ["/*\n  Vary:\n", "_headers:2  A header is a name, a colon and a value."],
])("%j is refused with its line", (text, message) => {
  expect(() => parseHeaderRules(text)).toThrow(message);
});

describe("the site's own file", () => {
  const own = parseHeaderRules(fs.readFileSync("src/build/publicFiles/_headers", "utf8"));

  test("only addresses below /static/ are kept for ever", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const value = headersFor(own, path).get("Cache-Control") ?? "";
        return value.includes("immutable") === path.startsWith("/static/");
      }),
    );
  });

  test("no address gets one header from two rules, whose values a host would join", () => {
    const paths = own.map(({ path }) => path.replace("*", "x"));
    for (const path of paths) {
      const names = own
        .filter((rule) => headersFor([rule], path).size > 0)
        .flatMap(({ headers }) => [...headers.keys()]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("the résumé's text is read in its own letters", () => {
    expect(headersFor(own, "/resume.txt").get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  test.each([
    "/",
    "/404.html",
    "/page-data/index/page-data.json",
    "/page-data/app-data.json",
    "/content/projects.json",
    "/content/posts/first.json",
    "/movie-platform/",
    "/styles/reading.css",
    "/styles/markdown.css",
  ])("%s is asked for again each time", (path) => {
    expect(headersFor(own, path).get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  });
});
