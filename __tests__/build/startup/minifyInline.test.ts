import { minifyInline } from "../../../src/build/startup/minifyInline";

test("styles and scripts become shorter, and do the same", () => {
  const html = minifyInline(
    '<style data-styles="a">.a { color: #ffffff; }</style><script>(() => { const long = 0.5; window.x = long + long; })()</script>',
  );
  expect(html).toMatch(/^<style data-styles="a">\.a{color:#fff}<\/style><script>/);
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? "";
  expect(script.length).toBeLessThan(40);
  const window = { x: 0 };
  new Function("window", script)(window);
  expect(window.x).toBe(1);
});

test("what is no code, or lies elsewhere, is left alone", () => {
  const html =
    '<script type="application/ld+json">{ "name": "Ünal" }</script><script src="/a.js" async></script><p>.a { color: red }</p>';
  expect(minifyInline(html)).toBe(html);
});

test("no script can end its element, and letters stay letters", () => {
  const html = minifyInline('<script>window.x = "\\u003c/script> Ü"</script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain("Ü");
});

test("of what the site writes nothing is turned into something newer", () => {
  const css =
    "@media screen and (min-width:37.5rem){.a{inset-inline:0}}@starting-style{.a{opacity:0}}";
  expect(minifyInline(`<style>${css}</style>`)).toBe(`<style>${css}</style>`);
});
