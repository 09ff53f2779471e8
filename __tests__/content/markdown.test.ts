/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { inlineHtml, inlineWords } from "../../src/content/markdown/dataText";
import { finishHtml, headingsOf } from "../../src/content/markdown/finishHtml";
import { canHighlight, highlight } from "../../src/content/markdown/highlight";
import { htmlTree } from "../../src/content/markdown/htmlTree";
import { parseMarkdown, readingMinutes, textOf } from "../../src/content/markdown/text";
import { words } from "../../src/words/words";
import { aWalk } from "../support/contentFiles";
import { checkedContent, contentProject, reportOn } from "../support/contentProject";

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 720,
  height: 405,
  images: { fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 720w", sizes: "100vw" } },
};

/** A picture of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const shown = async (text: string, basePath = ""): Promise<HTMLElement> => {
  const element = document.createElement("div");
  element.innerHTML = finishHtml(htmlTree(parseMarkdown(text)), {
    topLevel: 5,
    basePath,
    pictureAt: () => PICTURE,
  });
  return element;
};

test("headings are below the post's title, and each has an address of its own, made of its words alone", async () => {
  const text = await shown(
    "## The [end](https://example.com/)\n\n### Later\n\n## End 2\n\n## End\n\n## End\n",
  );
  const headings = [...text.querySelectorAll("h5, h6")].map(({ tagName, id }) => [tagName, id]);
  expect(headings).toEqual([
    ["H5", "the-end"],
    ["H6", "later"],
    ["H5", "end-2"],
    ["H5", "end"],
    ["H5", "end-3"],
  ]);
});

test("a post's contents are its headings of the two highest levels, by the addresses that they have in the text", () => {
  const text = "### A `b` *c*\n\n##### D\n\n###### E\n\n### A b c\n\nText[^1]\n\n[^1]: Note\n";
  expect(headingsOf(htmlTree(parseMarkdown(text)))).toEqual([
    { id: "a-b-c", text: "A b c", isLower: false },
    { id: "d", text: "D", isLower: true },
    { id: "a-b-c-2", text: "A b c", isLower: false },
  ]);
  expect(headingsOf(htmlTree(parseMarkdown("Text")))).toEqual([]);
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
    const link = (await shown(`[a](${address})\n`, basePath)).querySelector("a");
    expect(link?.dataset.place).toBe(place);
    expect(link).toHaveAttribute("href", basePath + address);
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

test("footnotes and notes in a line have today's addresses, in a list without a heading", async () => {
  const text = await shown("One[^a] two^[In *a* [line]] ^[open.\n\n[^a]: Note.\n");
  const refs = [...text.querySelectorAll<HTMLAnchorElement>("sup > a.footnote-ref")];
  expect(refs.map((it) => [it.parentElement?.id, it.hash])).toEqual([
    ["fnref-a", "#fn-a"],
    ["fnref-1", "#fn-1"],
  ]);
  const notes = [...text.querySelectorAll(".footnotes > ol > li")];
  expect(notes.map(({ id, textContent }) => [id, textContent?.trim()])).toEqual([
    ["fn-a", "Note. ↩\uFE0E"],
    ["fn-1", "In a [line] ↩\uFE0E"],
  ]);
  expect(text.querySelector("#fn-1 em")).toHaveTextContent("a");
  expect(text.querySelector(".footnotes")?.firstElementChild?.tagName).toBe("HR");
  expect(text.querySelector("h1, h2, h3, h4, h5, h6")).toBeNull();
  expect(text).toHaveTextContent("^[open.");
});

test("keys, abbreviations and details are shown, comments are not published", async () => {
  const source = `Press <kbd title="Control">Ctrl</kbd> for H<sub>2</sub>O.<br>New. <!--more-->

<!-- Draft:
secret -->
<details open>
<summary>More <!-- secret --></summary>

**Strong** | a

</details>
`;
  const text = await shown(source);
  expect(text.querySelector("kbd")).toHaveAttribute("title", "Control");
  expect(text.querySelector("p br")).not.toBeNull();
  expect(text.querySelector("details[open] > summary")).toHaveTextContent("More");
  expect(text.querySelector("details strong")).toHaveTextContent("Strong");
  expect(text.innerHTML).not.toMatch(/secret|more|<!--/);
  expect(textOf(parseMarkdown(source))).toMatch(
    /^Press Ctrl for H2O\.\sNew\.\s+More\s+Strong \| a\s*$/,
  );
  expect(await reportOn(aWalk(source))).toBe("");
});

test.each([
  ["One <b>word</b>.", "<p>One <strong>word</strong>.</p>"],
  ["One <i>word</i>.", "<p>One <em>word</em>.</p>"],
  ["One <del>word</del>.", "<p>One <del>word</del>.</p>"],
  ["One <code>word</code>.", "<p>One <code>word</code>.</p>"],
  ["<h2>The end</h2>", /^<h5 id="the-end">The end</],
  ['<a href="/projects/" class="x">all</a>', /^<p><a href="\/projects\/" .*>all<\/a><\/p>$/],
  ['<img width=9 src="pier.png" alt="A pier">', /^<p><picture><img src=.* alt="A pier"/],
  ["<hr>", "<hr>"],
  ['<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>', /class="video"/],
])("the advice about %s makes the same in Markdown", async (html, wanted) => {
  const report = await reportOn({ ...aWalk(html), "data/posts/pier.png": PIXEL });
  const advice = /Write (.*?)(?: on a line of its own)? instead\.\n/.exec(report)?.[1] ?? report;
  const followed = html.replace(/<.*>/, advice);
  expect((await shown(followed)).innerHTML).toEqual(expect.stringMatching(wanted));
  expect(await reportOn({ ...aWalk(followed), "data/posts/pier.png": PIXEL })).toBe("");
});

test("a line with nothing but a video's address is a card that leads there", async () => {
  const videos = [
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://youtu.be/abcdefghijk",
    "https://vimeo.com/76979871",
    "https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv",
    "https://example.com/talk.mp4",
  ];
  const text = await shown(videos.join("\n\n"));
  const cards = [...text.querySelectorAll<HTMLAnchorElement>(".video > a")];
  expect(cards.map(({ href }) => href)).toEqual(videos);
  expect(cards[0]).toHaveTextContent(words.markdown.video.replace("{host}", "youtube.com"));
  expect(text.querySelector("iframe, video")).toBeNull();
  for (const other of [`See ${videos[0]}`, `[It](${videos[0]})`, "https://example.com/a"])
    expect((await shown(other)).querySelector(".video")).toBeNull();
});

test.each([
  ["$$\na^2 = b\n$$", "formulas"],
  ["So \\(a^2\\) is.", "formulas"],
  ["{{< card >}}", "a picture as ![…](…)"],
  ['{{< figure src="a.png" alt="A pier" >}}', "Write ![A pier](a.png)."],
  ["{{< youtube abcdefghijk >}}", "Write https://www.youtube.com/watch?v=abcdefghijk on a line"],
  ["[a]({% post_url 2024-05-31-a-walk %})", "such as /posts/a-walk/."],
  ["[a]({{ site.baseurl }}/x)", "begins with /, such as /posts/x/."],
  ["{% highlight js %}", "code between two lines of ```"],
  [":::note\nOne.\n:::", "Write a quote: > **Note:**"],
  ["> [!NOTE]\n> One.", "Write a quote: > **Note:**"],
  ["In {data.year}, not \\{data.month}.", "value, or \\{data.year} to keep"],
  ['import Chart from "../Chart"', "Take this line out"],
  ["<Chart data={{ a: 1 }} />", "what this component shows"],
  ["{/* mine */}", "Write a comment as <!-- this -->"],
  ["One <!-- two", "Write a comment as <!-- this -->"],
  ["%[https://example.com/a]", "on a line of its own"],
  ['![A](https://example.com/a.png align="left")', "Take out align=…"],
  ["![A](a.png =100x80)", "Take out =…"],
  ["![[photo 1.png|A boat]]", "Write ![A boat](photo 1.png)."],
  ["[[A walk]]", "Write a link"],
  ["A [walk][later].", 'Write its address: "[later]: /posts/its-address/" on a line of its own.'],
  ["A [walk][]. Code `[a][b]`, x[1][2], \\[a][b].", '"[walk]: /posts/its-address/"'],
  ["![A quay][q]", '"[q]: its-file.jpg"'],
  ["A walk[^1].", 'Write its text: "[^1]: its text" on a line of its own.'],
  ["==marked==", "Write **marked**."],
  ["A :smile: here", "Write the sign itself"],
  ["[it](/posts/a walk/)", "Write [it](/posts/a%20walk/)."],
  ["## End {#the-end}", "headings have addresses"],
  ["<details>\n**Strong**\n</details>", "Put an empty line before them"],
])("the check says that the site does not know %j", async (text, phrase) => {
  const noticesOn = async (written: string) => (await checkedContent(aWalk(written))).diagnostics;
  expect(await noticesOn(`One.\n\n${text}`)).toEqual([
    expect.objectContaining({ line: 8, message: expect.stringContaining(phrase) }),
  ]);
  expect(
    await noticesOn(`Use \`\` ${text.replaceAll("\n", " ")} \`\`\n\n~~~\n${text}\n~~~\n`),
  ).toEqual([]);
});

test("a picture whose name has spaces is shown, and an error after it keeps its place", async () => {
  const { "data/posts/walk.md": post } = aWalk(
    "![A](My photo (1) 100%.png) `![B](b c.png)` ![C](percent%20name.png) [x](/no/)",
  );
  const files = {
    "data/posts/My photo (1) 100%.png": PIXEL,
    "data/posts/percent%20name.png": PIXEL,
  };
  expect(await reportOn({ "data/posts/walk.md": post, ...files })).toContain(
    "walk.md:6:70  There is no page",
  );
  const { markdown } = await checkedContent({
    "data/posts/walk.md": post.replace("[x](/no/)", ""),
    ...files,
  });
  expect(markdown.posts[0]?.body).toContain("![A](My%20photo%20(1)%20100%25.png) `![B](b c.png)`");
});

test("Markdown in a plain text is a remark with its words, and a summary is published as words", async () => {
  const { diagnostics, markdown } = await checkedContent({
    "data/mission.json": '{"heading": "Our **mission**", "paragraphs": ["**Yes**"]}',
    "data/posts/walk.md":
      "---\ntitle: Use `npm`\ndate: 2024-05-31\nsummary: See [**it**](/projects/).\n---\n\n```mermaid\ngraph\n```\n",
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/Write "Our mission"\.$/),
    expect.stringMatching(/Write "Use npm"\.$/),
    expect.stringContaining("The site draws no diagrams"),
  ]);
  expect(markdown.posts[0]?.summary).toBe("See it.");
});

const LONG = "long-".repeat(15);

test("an error in a draft is a remark, and keys of many posts are remarked on once, with redirects to paste", async () => {
  const front = "---\ntitle: A\ndate: 2024-05-31\nlayout: post\n";
  const { diagnostics, markdown } = await checkedContent({
    "data/posts/a.md": `${front}draft: true\n---\n\n![](a.png) <hr>\n`,
    "data/posts/b.md": `${front}---\n`,
    "data/posts/c.md": `${front}---\n`,
    "data/posts/d.md": `${front.replace("layout: post", `permalink: //%C3%A9t%C3%A9/${LONG}/\nslug: /x/`)}---\n`,
  });
  expect(markdown.posts.map(({ slug }) => slug)).toEqual(["b", "c", "d"]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^This draft is shown nowhere: Say what .* Further errors in it: 1\.$/),
    "These keys change nothing here: layout. Likewise: data/posts/c.md.",
    expect.stringContaining(
      `{ "from": "/été/${LONG}/", "to": "/posts/d/" }, { "from": "/posts/x/", "to": "/posts/d/" }`,
    ),
  ]);
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
