/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import { finishHtml } from "../../src/build/markdown/finishHtml";
import { canHighlight, highlight } from "../../src/build/markdown/highlight";
import { inlineHtml, inlineWords } from "../../src/build/markdown/inlineHtml";
import { parseMarkdown, readingMinutes } from "../../src/build/markdown/text";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 720,
  height: 405,
  images: { fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 720w", sizes: "100vw" } },
};

const treeOf = (text: string): Root => toHast(parseMarkdown(text)) as Root;

const shown = async (text: string, basePath = ""): Promise<HTMLElement> => {
  const element = document.createElement("div");
  element.innerHTML = await finishHtml(treeOf(text), {
    topLevel: 5,
    basePath,
    findPicture: async () => PICTURE,
  });
  return element;
};

test("headings are below the post's title and have addresses", async () => {
  const text = await shown("## The end\n\n### Later\n\n## The end\n");
  const headings = [...text.querySelectorAll("h5, h6")].map(({ tagName, id }) => [tagName, id]);
  expect(headings).toEqual([
    ["H5", "the-end"],
    ["H6", "later"],
    ["H5", "the-end-2"],
  ]);
});

test("no two headings have one address", async () => {
  const text = await shown("## End 2\n\n## End\n\n## End\n");
  const ids = [...text.querySelectorAll("h5")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("code is coloured, and stays as it is in an unknown language", async () => {
  const text = await shown("```js\nconst a = 1; // one\n```\n\n```nonsense\na < b\n```\n");
  const [known, unknown] = text.querySelectorAll("pre");
  expect(known?.querySelector(".code-keyword")).toHaveTextContent("const");
  expect(known?.querySelector(".code-remark")).toHaveTextContent("// one");
  expect(known).toHaveTextContent("const a = 1; // one");
  expect(unknown?.innerHTML).toBe("<code>a &lt; b</code>");
});

test("code in any language of Prism is highlighted, whichever copy of Prism was loaded last", () => {
  jest.isolateModules(() => require("prismjs"));
  expect(highlight("<a href={b}>", "TSX")).toContain('<span class="code-keyword">');
  expect(canHighlight("rust")).toBe(true);
  for (const name of ["nonsense", "extend", "constructor", ""])
    expect(canHighlight(name)).toBe(false);
});

test("links to other sites are marked, links to pages open on the desktop", async () => {
  const text = await shown("[a](https://example.com) [b](/projects/) [c](/cv.pdf) [d](#end)\n");
  const links = [...text.querySelectorAll("a")];
  expect(links.map(({ dataset }) => dataset.outside)).toEqual(["", ...Array(3).fill(undefined)]);
  expect(links.map(({ dataset }) => dataset.place)).toEqual([
    undefined,
    "/projects/",
    undefined,
    undefined,
  ]);
});

test.each([
  ["/posts/%E6%97%A5/", "/posts/日/"],
  ["/projects", "/projects/"],
  ["/posts/walk/#the-end", "/posts/walk/"],
  ["/projects/?print", undefined],
  ["/demo/", undefined],
])("a link to %s opens the page %s on the desktop", async (address, place) => {
  contentProject({ "static/demo/index.html": "<p>Demo</p>" });
  for (const basePath of ["", "/me", "/мой"]) {
    const link = (await shown(`[a](${basePath}${address})\n`, basePath)).querySelector("a");
    expect(link?.dataset.place).toBe(place);
  }
});

test("pictures load late and keep their space", async () => {
  const picture = (await shown("![A pier](pier.jpg)\n")).querySelector("img");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveAttribute("width", "720");
  expect(picture).toHaveAttribute("height", "405");
  expect(picture).toHaveAccessibleName("A pier");
});

test("tables scroll with the keyboard, tasks and footnotes have names", async () => {
  const text = await shown(
    "| a |\n| - |\n| 1 |\n\n- [x] done\n- [ ] open\n\nWords.[^1]\n\n[^1]: Note.\n",
  );
  expect(text.querySelector("[tabindex='0'] > table")).not.toBeNull();
  const tasks = [...text.querySelectorAll("[role=img]")].map((it) => it.getAttribute("aria-label"));
  expect(tasks).toEqual(["Done:", "To do:"]);
  const note = text.querySelector<HTMLAnchorElement>(".footnote-ref");
  expect(note).toHaveAccessibleName("Footnote 1");
  expect(text.querySelector(note?.hash ?? "")).toHaveTextContent("Note.");
});

test.each([
  ["", 1],
  ["word ".repeat(220), 1],
  ["word ".repeat(660), 3],
  ["日本語の記事です。".repeat(200), 4],
])("the reading time of %.9s… is %i minutes", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test.each([
  'Plain words, 100 % as they are & "quoted" <here>.',
  "A lone * or _ and snake_case_names, 5*3*2, a * b * c.",
  "# No heading",
  "<b>No HTML</b>",
  "AT&amp;T \\ and C:\\temp",
  "![no](picture.png)",
  "[no link](javascript:alert(1)) and [none](ftp://a) or [1]",
])("%j stays a plain text in a line of JSON", (text) => {
  expect(inlineWords(text)).toBe(text);
  const element = document.createElement("p");
  element.innerHTML = inlineHtml(text, "");
  expect(element).toHaveTextContent(text);
  expect(element.children).toHaveLength(0);
});

test("links, emphasis and code are made in a line of JSON", () => {
  const text = "See [my *best* talk](https://example.com/?a=1&b=2), **now** or `later`.";
  const element = document.createElement("p");
  element.innerHTML = inlineHtml(text, "");
  expect(element.querySelector("a")).toHaveAttribute("href", "https://example.com/?a=1&b=2");
  expect(element.querySelector("a em")).toHaveTextContent("best");
  expect(element.querySelector("strong")).toHaveTextContent("now");
  expect(element.querySelector("code")).toHaveTextContent("later");
  expect(inlineWords(text)).toBe("See my best talk, now or later.");
  expect(inlineHtml("[All](/projects/)", "/me")).toContain('href="/me/projects/"');
});
