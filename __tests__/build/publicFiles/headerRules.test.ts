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

test("addresses are compared as people write them", () => {
  const encoded = parseHeaderRules("/%D9%85/*\n  Vary: A\n/100%\n  Vary: B\n");
  expect(headersFor(encoded, "/م/").get("Vary")).toBe("A");
  expect(headersFor(encoded, "/100%").get("Vary")).toBe("B");
});
