/** @jest-environment jsdom */
import { withStructuredData } from "../../../src/build/structuredData/withStructuredData";

const PAGE = "<html><head><title>A page</title></head><body><p>Text</p></body></html>";
const NASTY = {
  name: "</script><script>alert(1)</script><!--",
  price: "$& $' $1",
  sign: "日本語 🚀",
};

const dataIn = (html: string) => {
  const scripts = new DOMParser()
    .parseFromString(html, "text/html")
    .querySelectorAll<HTMLScriptElement>("script");
  return [...scripts].map(({ type, text }) => [type, JSON.parse(text)]);
};

test("a browser finds one element of data, which holds what it was given", () => {
  expect(dataIn(withStructuredData(PAGE, NASTY))).toEqual([["application/ld+json", NASTY]]);
});

test("the data of an earlier build gives way, and nothing else changes", () => {
  const earlier = withStructuredData(PAGE, NASTY);
  const later = withStructuredData(earlier, { name: "New" });
  expect(dataIn(later)).toEqual([["application/ld+json", { name: "New" }]]);
  expect(later).toBe(withStructuredData(PAGE, { name: "New" }));
  expect(later.replace(/<script.*<\/script>/, "")).toBe(PAGE);
});
