/** @jest-environment jsdom */
import { minifyMarkup } from "../../../src/build/startup/minifyMarkup";

/** What a browser makes of a body. */
const parsed = (body: string) => new DOMParser().parseFromString(`<body>${body}`, "text/html").body;

const shortened = (body: string) => minifyMarkup(`<body>${body}`).slice("<body>".length);

test.each([
  '<a href="/" hidden="" aria-label="Résumé (PDF)" class="css-1">a</a>',
  '<a href="/posts/">in <b title="a > b">bold</b> < and ></a>',
  '<svg viewBox="0 0 32 32"><rect x="3" fill="#fff"></rect><path fill="none" d="M1"></path><g><circle r="3"/></g></svg>',
  '<svg><path d="M1"/><path d="M1 2"/></svg><p id="after"></p>',
  '<img src="/a.jpg" alt=""/><input value="a&quot;b"/>',
  '<div style="--a:1" data-x="a=b" data-y="`" title="it\'s" data-z="&lt;"></div>',
  '<iframe src="/framed/" title="x"></iframe>',
  "<pre>&lt;a href=&quot;b&quot;&gt;</pre>",
])("%s stays what it is", (body) => {
  expect(parsed(shortened(body)).innerHTML).toBe(parsed(body).innerHTML);
  expect(shortened(body).length).toBeLessThanOrEqual(body.length);
});

test("quotes, empty values and end tags of shapes go where HTML needs none", () => {
  expect(shortened('<svg class="a b" hidden=""><path d="M1" fill="none"></path></svg>')).toBe(
    '<svg class="a b" hidden><path d=M1 fill=none /></svg>',
  );
});

test.each([
  '<script>const a = `<p class="b">`</script>',
  '<style>[a="b"] { color: red }</style>',
  '<textarea><p class="b"></textarea>',
])("what is no markup is left alone: %s", (code) => {
  expect(shortened(code)).toBe(code);
});

test("the head is left alone", () => {
  const html = '<html lang="en"><head><meta property="og:title" content="Alex"/></head>';
  expect(minifyMarkup(`${html}<body></body></html>`)).toBe(`${html}<body></body></html>`);
});
