/** @jest-environment jsdom */
import { withoutStyleAttributes } from "../../../src/build/startup/withoutStyleAttributes";
import { putStylesBack } from "../../../src/lib/movedStyles";

const page = (body: string) =>
  `<html><head><style>.slot{z-index:7;color:red}</style></head><body><div id="___gatsby">${body}</div></body></html>`;

const show = (html: string) => {
  const { head, body } = new DOMParser().parseFromString(html, "text/html");
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
};

/** As a build has it: one style element. */
const showPage = (body: string) =>
  show(withoutStyleAttributes(page(body)).replace("</style><style>", ""));

const part = (name: string) => {
  const found = [...document.body.querySelectorAll<HTMLElement>("[title]")].find(
    ({ title }) => title === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test("styles apply without attributes, over those of classes", () => {
  showPage(
    '<p class="slot" style="z-index:1" title="a > b"></p><p style="--x:50px" title="b"></p>',
  );
  expect(document.querySelector("[style]")).toBeNull();
  expect(getComputedStyle(part("a > b")).zIndex).toBe("1");
  expect(getComputedStyle(part("b")).getPropertyValue("--x")).toBe("50px");
});

test("a value is written once, however many have it", () => {
  const html = withoutStyleAttributes(
    page('<i style="z-index:1"></i><b style="z-index:1"></b><u style="z-index:2"></u>'),
  );
  expect(html.match(/z-index:1/g)).toHaveLength(1);
});

test("when the page takes over they are attributes again, and a part that is taken away is gone", () => {
  showPage('<p class="slot" style="z-index:1;--x:50px" title="a"></p><p title="b"></p>');
  putStylesBack();
  const { style } = part("a");
  expect(style.zIndex).toBe("1");
  style.zIndex = "";
  style.removeProperty("--x");
  expect(getComputedStyle(part("a")).zIndex).toBe("7");
  expect(getComputedStyle(part("a")).getPropertyValue("--x")).toBe("");
  expect(part("b").hasAttribute("style")).toBe(false);
});

test("values are what they were in the attribute", () => {
  showPage('<p title="a" style="--x:&quot;&lt;/style&gt;&quot;;--y:&#x27;&amp;&#x27;"></p>');
  putStylesBack();
  expect(part("a").style.getPropertyValue("--x")).toBe('"\\3c /style>"');
  expect(part("a").style.getPropertyValue("--y")).toBe("'&'");
});

test("text, code and pages without such attributes stay as they are", () => {
  const html = page(
    '<p title="x style=">a style="z-index:1" b</p><textarea><p style="a"></textarea>',
  );
  expect(withoutStyleAttributes(html)).toBe(html);
});
