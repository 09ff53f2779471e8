/** @jest-environment jsdom */
import { trustedScriptsScript } from "../../src/desktop/trustedScripts";

type HtmlRules = { createHTML: (html: string) => string };
type ScriptRules = { createScriptURL: (address: string) => string | null };

/** A new copy of the module, which makes its policy when it is loaded. */
const loadTrustedHtml = (): typeof import("../../src/lib/trustedHtml") => {
  const loaded: typeof import("../../src/lib/trustedHtml")[] = [];
  jest.isolateModules(() => loaded.push(require("../../src/lib/trustedHtml")));
  const [module] = loaded;
  if (!module) throw new Error("The module was not loaded.");
  return module;
};

describe("HTML from content", () => {
  beforeEach(() => {
    globalThis.trustedTypes = {
      createPolicy: (_name: string, rules: HtmlRules) => ({
        createHTML: (html) => Object.freeze({ toString: () => rules.createHTML(html) }),
      }),
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "trustedTypes");
  });

  test.each([
    '<p>Text with <a href="/x/" rel="noopener">a link</a>, <em>a &lt;script&gt;</em>.</p>',
    '<g fill="none"><path d="M0 0"/><linearGradient id="a"><stop/></linearGradient><feBlend/></g>',
    "",
  ])("%p is trusted", (html) => {
    expect(String(loadTrustedHtml().trustedHtml(html))).toBe(html);
  });

  test.each([
    "<script>run()</script>",
    "<p>Text<iframe src=/></p>",
    "<STYLE>",
    "<svg/onload=run()>",
    "<!-- -->",
    "< p>",
  ])("%p is refused", (html) => {
    expect(() => String(loadTrustedHtml().trustedHtml(html))).toThrow(
      "belongs to no text and no drawing",
    );
  });

  test("equal HTML is one object, so that React writes it once", () => {
    const { trustedHtml } = loadTrustedHtml();
    expect(trustedHtml("<p>a</p>")).toBe(trustedHtml("<p>a</p>"));
  });

  test("a browser without trusted types gets the plain text", () => {
    Reflect.deleteProperty(globalThis, "trustedTypes");
    expect(loadTrustedHtml().trustedHtml("<p>a</p>")).toBe("<p>a</p>");
  });
});

describe("addresses of scripts", () => {
  const OWNERS = 'https://count.example/a.js?"</script>';

  test.each([
    [true, "/portfolio/static/app-0123456789.js"],
    [true, "/portfolio/static/component---src-a-tsx-01.js"],
    [true, OWNERS],
    [false, "/static/app-0123456789.js"],
    [false, "/portfolio/static/../page-data/x.js"],
    [false, "/portfolio/static/fonts/x.js"],
    [false, "/portfolio/static/picture.svg"],
    [false, "//portfolio/static/app.js"],
    [false, "https://evil.example/portfolio/static/app.js"],
    [false, "https://count.example/b.js"],
    [false, "data:text/javascript,run()"],
  ])("%p is the policy's answer to %s", (isAllowed, address) => {
    const createPolicy = jest.fn<void, [string, ScriptRules]>();
    new Function("trustedTypes", trustedScriptsScript("/portfolio/static/", OWNERS))({
      createPolicy,
    });
    const [[name, { createScriptURL }] = ["", { createScriptURL: () => null }]] =
      createPolicy.mock.calls;
    expect(name).toBe("default");
    expect(createScriptURL(address)).toBe(isAllowed ? address : null);
  });

  test("the owner's address cannot end the script element", () => {
    expect(trustedScriptsScript("/static/", OWNERS)).not.toContain("</script>");
  });

  test("the script fails neither without trusted types nor after another policy", () => {
    const createPolicy = () => {
      throw new TypeError("There is a policy of this name already.");
    };
    const script = trustedScriptsScript("/static/");
    expect(() => new Function(script)()).not.toThrow();
    expect(() => new Function("trustedTypes", script)({ createPolicy })).not.toThrow();
  });
});
