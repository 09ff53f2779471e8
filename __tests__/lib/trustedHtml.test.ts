/** @jest-environment jsdom */
type Rules = { createHTML: (html: string) => string };

/** As a browser with trusted types has it: what comes of a policy is an object of its own. */
const load = (): typeof import("../../src/lib/trustedHtml") => {
  globalThis.trustedTypes = {
    createPolicy: (_name: string, rules: Rules) => ({
      createHTML: (html) => Object.freeze({ toString: () => rules.createHTML(html) }),
    }),
  };
  let loaded: typeof import("../../src/lib/trustedHtml") | undefined;
  jest.isolateModules(() => {
    loaded = require("../../src/lib/trustedHtml");
  });
  if (!loaded) throw new Error("It has not been loaded.");
  return loaded;
};

afterEach(() => {
  globalThis.trustedTypes = undefined;
});

test.each([
  '<p>Text with <a href="/x/" rel="noopener">a link</a>, <em>a &lt;script&gt;</em>.</p>',
  '<g fill="none"><path d="M0 0"/><linearGradient id="a"><stop/></linearGradient><feBlend/></g>',
  "",
])("%p is trusted", (html) => {
  expect(String(load().trustedHtml(html))).toBe(html);
});

test.each([
  "<script>run()</script>",
  "<p>Text<iframe src=/></p>",
  "<STYLE>",
  "<svg/onload=run()>",
  "<!-- -->",
  "< p>",
])("%p is refused", (html) => {
  expect(() => String(load().trustedHtml(html))).toThrow("belongs to no text and no drawing");
});

test("the same text is the same thing, so that React writes it once", () => {
  const { trustedHtml } = load();
  expect(trustedHtml("<p>a</p>")).toBe(trustedHtml("<p>a</p>"));
});

test("a browser without trusted types takes the text", () => {
  let trusted: unknown;
  jest.isolateModules(() => {
    trusted = require("../../src/lib/trustedHtml").trustedHtml("<p>a</p>");
  });
  expect(trusted).toBe("<p>a</p>");
});
