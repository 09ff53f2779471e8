/** @jest-environment jsdom */
import { startAfterPaint } from "../../../src/build/startup/startAfterPaint";

const page = (scripts: string) => `<html><body><p>Text</p>${scripts}<!-- end --></body></html>`;
const inHtml = ["/static/a.js", "/static/b.js"];
const tags = inHtml.map((address) => `<script src="${address}" async></script>`).join("");
const needs = { scripts: ["/static/b.js", "/static/page.js"], data: ["/page-data/index.json"] };

const scriptOf = (html: string) => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
const addedScripts = () =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const addedData = () =>
  [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href")]);

let paint: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  paint = undefined;
  class Observer {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {}
  }
  Reflect.set(globalThis, "PerformanceObserver", Observer);
});
afterEach(() => jest.useRealTimers());

const run = (html: string) => {
  new Function(scriptOf(html))();
  window.dispatchEvent(new Event("DOMContentLoaded"));
};

test("everything comes when something has been painted, each once, and once only", () => {
  run(startAfterPaint(page(tags), needs));
  expect(addedScripts()).toEqual([]);
  paint?.();
  jest.advanceTimersByTime(0);
  const all = [...inHtml, "/static/page.js"];
  expect(addedScripts()).toEqual(all);
  expect(addedData()).toEqual([["preload", "/page-data/index.json"]]);
  paint?.();
  jest.runAllTimers();
  expect(addedScripts()).toEqual(all);
});

test.each([
  ["nothing is painted", () => {}],
  [
    "the browser does not tell of its paints",
    () => {
      Reflect.deleteProperty(globalThis, "PerformanceObserver");
    },
  ],
])("half a second later if %s", (_name, arrange) => {
  arrange();
  run(startAfterPaint(page(tags), needs));
  jest.advanceTimersByTime(499);
  expect(addedScripts()).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(addedScripts()).toHaveLength(3);
});

test("nothing comes before the whole page is there, wherever the script stands", () => {
  new Function(scriptOf(startAfterPaint(page(tags), needs)))();
  jest.runAllTimers();
  expect(paint).toBeUndefined();
  expect(addedScripts()).toEqual([]);
});

test("the rest of the page is left alone, and a second time changes nothing", () => {
  const html = startAfterPaint(page(tags), needs);
  expect(html).toMatch(
    /^<html><body><p>Text<\/p><script>.*<\/script><!-- end --><\/body><\/html>$/,
  );
  expect(startAfterPaint(html, needs)).toBe(html);
  expect(startAfterPaint(page(""), needs)).toBe(page(""));
});

test("no address ends the script", () => {
  const html = startAfterPaint(page(tags), { scripts: ["/</script><b>"], data: [] });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
