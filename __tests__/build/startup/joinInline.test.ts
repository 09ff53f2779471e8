import { joinInline } from "../../../src/build/startup/joinInline";

const page = (head: string, body = "") => `<head>${head}</head><body><p>Text</p>${body}</body>`;

const run = (html: string) => {
  const ran: string[] = [];
  const code = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  try {
    new Function("ran", code)(ran);
  } catch {}
  return ran;
};

test("a page has one script, where the first one stood", () => {
  const html = joinInline(
    page('<script>ran.push("a")</script><link/><script>ran.push("b") // end</script>'),
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(/<head><script>[\s\S]*<\/script><link\/><\/head>/);
  expect(run(html)).toEqual(["a", "b"]);
});

test("whatever breaks in the head, what the body's script waits for comes", () => {
  const html = joinInline(
    page("<script>nothing.here()</script>", '<script id="x">ran.push("start")</script>'),
  );
  expect(run(html)).toEqual(["start"]);
});

test("what is no code, or lies elsewhere, stays", () => {
  const other = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(joinInline(page("<script>1</script>", other))).toContain(`${other}</body>`);
});

test("a page has one style, in the same order, which says what is in it", () => {
  const html = joinInline(
    page(
      '<style data-reading-styles="reading">a{}</style><link/><style data-x="1">b{}</style>' +
        '<style data-reading-styles="markdown">c{}</style>',
    ),
  );
  expect(html).toContain('<style data-reading-styles="reading markdown">a{}b{}c{}</style><link/>');
  expect(html.match(/<style/g)).toHaveLength(1);
});
