/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { readFileSync } from "node:fs";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { setFieldsOnGraphQLNodeType } from "gatsby-transformer-remark/gatsby-node";
import type { Root } from "hast";
import { finishHtml } from "../../../src/build/markdown/html/finishHtml";
import { readingMinutes } from "../../../src/build/markdown/readingMinutes";
import { contrast, parseColour } from "../../../src/lib/colour";
import { contentProject, removeContentProject } from "../../support/contentProject";

afterEach(removeContentProject);

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 720,
  height: 405,
  images: { fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 720w", sizes: "100vw" } },
};

/** The tree that the plugin makes of a text. */
const treeOf = async (content: string): Promise<Root> => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  const { htmlAst } = await setFieldsOnGraphQLNodeType(
    { type: { name: "MarkdownRemark" }, cache, getNodesByType: () => [] },
    { plugins: [] },
  );
  return htmlAst.resolve({ id: "1", internal: { content, contentDigest: content } }, {}, {});
};

const shown = async (text: string, basePath = ""): Promise<HTMLElement> => {
  const element = document.createElement("div");
  element.innerHTML = await finishHtml(await treeOf(text), {
    name: "walk",
    topLevel: 5,
    basePath,
    findPicture: async () => PICTURE,
  });
  return element;
};

test("headings stand below the post's title and have addresses, each its own", async () => {
  const text = await shown("## The end\n\n### Later\n\n## The end\n");
  const headings = [...text.querySelectorAll("h5, h6")].map(({ tagName, id }) => [tagName, id]);
  expect(headings).toEqual([
    ["H5", "the-end"],
    ["H6", "later"],
    ["H5", "the-end-2"],
  ]);
});

test.each([
  [
    ["End", "End", "End 2"],
    ["end", "end-2", "end-2-2"],
  ],
  [
    ["End 2", "End", "End"],
    ["end-2", "end", "end-3"],
  ],
])("no two of the headings %j have one address", async (headings, ids) => {
  const text = await shown(headings.map((words) => `## ${words}\n\n`).join(""));
  expect([...text.querySelectorAll("h5")].map(({ id }) => id)).toEqual(ids);
});

test("code is coloured by class, and stays as it is where the language is unknown", async () => {
  const text = await shown("```js\nconst a = 1; // one\n```\n\n```nonsense\na < b\n```\n");
  const [known, unknown] = text.querySelectorAll("pre");
  expect(known?.querySelector(".code-keyword")).toHaveTextContent("const");
  expect(known?.querySelector(".code-remark")).toHaveTextContent("// one");
  expect(known).toHaveTextContent("const a = 1; // one");
  expect(unknown?.innerHTML).toBe("<code>a &lt; b</code>");
});

test("links to other sites are marked, and pages of this one stay on the desktop", async () => {
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

/** [where a link leads, the page that the desktop shows for it] */
const PLACES: [string, string | undefined][] = [
  ["/работы-и-проекты/", "/работы-и-проекты/"],
  ["/posts/%E6%97%A5/", "/posts/日/"],
  ["/projects", "/projects/"],
  ["/me/projects/", "/me/projects/"],
  ["/", "/"],
  ["/projects/?print", undefined],
  ["/posts/walk/#the-end", "/posts/walk/"],
  ["/demo/", undefined],
  ["/demo", undefined],
  ["/demo/talk", "/demo/talk/"],
];

test.each(PLACES)("a link to %s leads to the page as pages are spelt", async (address, place) => {
  contentProject({ "static/demo/index.html": "<p>Demo</p>" });
  for (const basePath of ["", "/me", "/мой"]) {
    const link = (await shown(`[a](${basePath}${address})\n`, basePath)).querySelector("a");
    expect(link?.dataset.place).toBe(place);
  }
});

test("pictures come late, in sizes, and keep their room", async () => {
  const picture = (await shown("![A pier](pier.jpg)\n")).querySelector("img");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveAttribute("width", "720");
  expect(picture).toHaveAttribute("height", "405");
  expect(picture).toHaveAccessibleName("A pier");
});

test("tables scroll with the keyboard, tasks and footnotes say what they are", async () => {
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
])("the time to read a text is counted in words", (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test.each([
  [".markdown", "#f3f1ec"],
  [".dark .markdown", "#1f2432"],
])("code's colours in %s are readable on its ground", (selector, ground) => {
  const css = readFileSync("src/sections/posts/markdown.css", "utf8");
  const [, rule = ""] = css.split(`\n${selector} {`);
  const colours = [...rule.slice(0, rule.indexOf("}")).matchAll(/--code-\w+: (#\w+);/g)];
  expect(colours).toHaveLength(5);
  for (const [, colour = ""] of colours) {
    expect(contrast(parseColour(colour), parseColour(ground))).toBeGreaterThanOrEqual(4.5);
  }
});
