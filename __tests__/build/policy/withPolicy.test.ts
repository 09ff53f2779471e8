/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { withPolicy } from "../../../src/build/policy/withPolicy";

const NO_HOSTS = { frames: [], pictures: [], connections: [] };
const CHARSET = '<meta charSet="utf-8"/>';
const page = (inside: string) =>
  `<!DOCTYPE html><html><head>${CHARSET}<title>T</title></head><body>${inside}</body></html>`;

const policyOf = (html: string) =>
  new DOMParser()
    .parseFromString(html, "text/html")
    .querySelector("meta[http-equiv]")
    ?.getAttribute("content") ?? "";

const hash = (code: string) => createHash("sha256").update(code).digest("base64");

test("it stands before all that it is about, and the letters are known early enough", () => {
  const html = withPolicy(page("Text"), NO_HOSTS);
  expect(html).toContain(`<head>${CHARSET}<meta http-equiv="Content-Security-Policy" content="`);
  expect(policyOf(html)).toMatch(/^default-src 'none';/);
});

test("it knows what runs and what styles, and nothing else", () => {
  const html = withPolicy(
    page(
      '<script id="a">run()</script><style data-x="1">a>b{}</style>' +
        '<script type="application/ld+json">{"a":1}</script><script src="/a.js">not()</script>',
    ),
    NO_HOSTS,
  );
  expect(policyOf(html).match(/sha256-[^']+/g)).toEqual([
    `sha256-${hash("run()")}`,
    `sha256-${hash("a>b{}")}`,
  ]);
});

test("a page has one policy, that of what is in it now", () => {
  const once = withPolicy(page("<script>run()</script>"), NO_HOSTS);
  expect(withPolicy(once, NO_HOSTS)).toBe(once);
  const changed = withPolicy(once.replace("run()", "walk()"), NO_HOSTS);
  expect(changed.match(/http-equiv/g)).toHaveLength(1);
  expect(policyOf(changed)).toContain(hash("walk()"));
});

test("a page that has no place for it is no page of ours", () => {
  expect(() => withPolicy("<p>Text</p>", NO_HOSTS)).toThrow("no place for its policy");
});
