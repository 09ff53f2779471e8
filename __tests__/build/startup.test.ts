/** @jest-environment jsdom */
import { minifyMarkup } from "../../src/build/startup/minifyMarkup";
import { startAfterPaint } from "../../src/build/startup/startAfterPaint";
import { withoutStyleAttributes } from "../../src/build/startup/withoutStyleAttributes";
import { putStylesBack } from "../../src/lib/movedStyles";

/** What a browser makes of a body. */
const parsed = (body: string) => new DOMParser().parseFromString(`<body>${body}`, "text/html").body;

test.each([
  '<a href="/" hidden="" aria-label="Résumé (PDF)" class="css-1">a</a>',
  '<a href="/posts/">in <b title="a > b">bold</b> < and ></a>',
  '<svg viewBox="0 0 32 32"><path fill="none" d="M1"></path><g><circle r="3"/></g></svg><p></p>',
  '<img src="/a.jpg" alt=""/><input value="a&quot;b"/>',
  '<div style="--a:1" data-x="a=b" data-y="`" title="it\'s" data-z="&lt;"></div>',
  "<pre>&lt;a href=&quot;b&quot;&gt;</pre>",
  '<script>const a = `<p class="b">`</script><style>[a="b"] { color: red }</style>',
  '<textarea><p class="b"></textarea>',
])("minified HTML gives the same page: %s", (body) => {
  const short = minifyMarkup(`<body>${body}`).slice("<body>".length);
  expect(parsed(short).innerHTML).toBe(parsed(body).innerHTML);
  expect(short.length).toBeLessThanOrEqual(body.length);
});

describe("scripts start after the first paint", () => {
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

  const tags = '<script src="/static/a.js" async></script>';
  const needs = { scripts: ["/static/page.js"], data: ["/page-data/index.json"] };

  const run = () => {
    const html = startAfterPaint(`<html><body><p>Text</p>${tags}</body></html>`, needs);
    new Function(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "")();
    window.dispatchEvent(new Event("DOMContentLoaded"));
  };
  const added = () =>
    [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

  test("each script is added once, after something is painted", () => {
    run();
    expect(added()).toEqual([]);
    paint?.();
    jest.advanceTimersByTime(0);
    paint?.();
    jest.runAllTimers();
    expect(added()).toEqual(["/static/a.js", "/static/page.js"]);
  });

  test("scripts are added soon if nothing is painted or the browser cannot observe it", () => {
    run();
    jest.runAllTimers();
    expect(added()).toHaveLength(2);
    document.head.replaceChildren();
    Reflect.deleteProperty(globalThis, "PerformanceObserver");
    run();
    jest.runAllTimers();
    expect(added()).toHaveLength(2);
  });
});

describe("style attributes are moved to a style element", () => {
  /** Shows a body in the way that a build writes it. */
  const show = (body: string) => {
    const page = `<html><head><style>.slot{z-index:7}</style></head><body><div id="___gatsby">${body}</div></body></html>`;
    const html = withoutStyleAttributes(page).replace("</style><style>", "");
    const shown = new DOMParser().parseFromString(html, "text/html");
    document.head.replaceChildren(...shown.head.childNodes);
    document.body.replaceChildren(...shown.body.childNodes);
  };
  const part = (name: string) => document.querySelector<HTMLElement>(`[title="${name}"]`);

  test("they apply over a class's styles, and become attributes again at hydration", () => {
    show('<p class="slot" style="z-index:1;--x:&#x27;&amp;&#x27;" title="moved"></p>');
    expect(document.querySelector("[style]")).toBeNull();
    const element = part("moved");
    if (element === null) throw new Error("The part is missing.");
    expect(getComputedStyle(element).zIndex).toBe("1");
    putStylesBack();
    expect(element.style.zIndex).toBe("1");
    expect(element.style.getPropertyValue("--x")).toBe("'&'");
    element.style.zIndex = "";
    expect(getComputedStyle(element).zIndex).toBe("7");
  });

  test("text and code that only look like them stay", () => {
    const body = '<p title="a style=">a style="z-index:1" b</p><textarea><p style="a"></textarea>';
    const page = `<html><head><style></style></head><body>${body}</body></html>`;
    expect(withoutStyleAttributes(page)).toBe(page);
  });
});
