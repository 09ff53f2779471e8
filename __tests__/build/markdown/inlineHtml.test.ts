import { inlineHtml, inlineWords } from "../../../src/build/markdown/inlineHtml";

test.each([
  'Plain words, 100 % as they are & "quoted" <here>.',
  "A lone * or _ and snake_case_names, 5*3*2, a * b * c.",
  "1. No list",
  "# No heading",
  "- No point",
  "> No quote",
  "<b>No HTML</b>",
  "    No code",
  "AT&amp;T \\ and C:\\temp",
  "![no](picture.png)",
  "[no link](javascript:alert(1)) and [none](ftp://a) or [1]",
  "One.\n\nTwo.",
])("%j stays as it is", (text) => {
  expect(inlineWords(text)).toBe(text);
  const element = inlineHtml(text, "");
  expect(
    element
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, "&"),
  ).toBe(text);
});

test("links, emphasis and code are made", () => {
  const text = "See [my *best* talk](https://example.com/?a=1&b=2), **now** or `later`, _please_.";
  expect(inlineHtml(text, "")).toBe(
    'See <a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer" data-outside="">my <em>best</em> talk<span aria-hidden="true">\u202F↗\uFE0E</span></a>, <strong>now</strong> or <code>later</code>, <em>please</em>.',
  );
  expect(inlineWords(text)).toBe("See my best talk, now or later, please.");
});

test("a page's address is followed as pages are spelt", () => {
  expect(inlineHtml("[All](/работы)", "")).toBe('<a href="/работы" data-place="/работы/">All</a>');
});

test("pages of this site stay on the desktop, below the path prefix, too", () => {
  expect(inlineHtml("[All](/projects/)", "/me")).toBe(
    '<a href="/me/projects/" data-place="/projects/">All</a>',
  );
});
