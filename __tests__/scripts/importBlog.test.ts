import fs from "node:fs";
import path from "node:path";
import { importBlog } from "../../scripts/import/blog/importBlog";
import { checkContent } from "../../src/site";
import { PICTURE } from "../support/contentFiles";
import { contentProject, type Files, writeFile } from "../support/contentProject";

/** Imports a blog; its posts by address with their front matter, the redirects, and the warnings. */
const imported = async (blog: Files) => {
  const root = contentProject();
  for (const [name, text] of Object.entries(blog)) writeFile(root, `blog/${name}`, text ?? "");
  const { warnings } = await importBlog(path.join(root, "blog"));
  const checked = await checkContent();
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  const { redirects } = checked.content.site;
  return {
    posts: Object.fromEntries(checked.markdown.posts.map((post) => [post.slug, post])),
    redirects: redirects.map(({ from, to }) => `${from} ${to}`),
    warnings: warnings.map(({ file, line, message }) => `${file}:${line} ${message}`),
    textOf: (slug: string) =>
      fs.readFileSync(path.join(root, `data/posts/${slug}/index.md`), "utf8"),
  };
};

test("posts of Hugo come with TOML, cover, slug, aliases and pictures", async () => {
  const { posts, redirects, warnings } = await imported({
    "content/posts/walk/index.md":
      '+++\ntitle = "A walk"\ndate = 2024-05-31T10:00:00+02:00\ntags = ["walks"]\ncategories = ["harbours"]\naliases = ["/old-walk/", "older"]\nauthor = "Alex"\n[cover]\nimage = "quay.png"\nalt = "A quay."\nrelative = true\n+++\n\n![A quay](/img/my%20quay.png)\n\n{{< figure src="quay.png" alt="The quay" >}}\n\n[next]({{< ref "later.md" >}}) and [gone](/about/)\n',
    "content/posts/walk/quay.png": PICTURE,
    "static/img/my quay.png": PICTURE,
    "content/posts/later.md":
      "---\ntitle: Later\nslug: soon\ndate: 2024-06-01\nauthor: Alex\n---\n\n<b>Soon</b>.\n",
    "content/posts/_index.md": "---\ntitle: Posts\n---\n",
    "content/about.md": "---\ntitle: About\n---\n",
  });
  expect(posts.walk).toMatchObject({
    ...{ title: "A walk", date: "2024-05-31", tags: ["walks", "harbours"], isDraft: false },
    cover: "posts/walk/quay.png",
    body: expect.stringContaining(
      "![A quay](<my quay.png>)\n\n![The quay](<quay.png>)\n\n[next](/posts/soon/) and gone",
    ),
  });
  expect(posts.soon).toMatchObject({ body: expect.stringContaining("**Soon**.") });
  expect(redirects).toEqual(
    expect.arrayContaining(["/old-walk/ /posts/walk/", "/posts/older /posts/walk/"]),
  );
  expect(warnings.filter((it) => it.includes("key author"))).toEqual([
    expect.stringMatching(
      /^content\/posts\/later\.md:5 The key author .* \(2 times; this is the first\)$/,
    ),
  ]);
  expect(warnings.join("\n")).toContain("content/about.md:1 It is not among the posts");
});

test("posts of Jekyll come with the day and address of their file's name", async () => {
  const { posts, redirects } = await imported({
    "_config.yml": "permalink: pretty\n",
    "_posts/2024-05-31-a-walk.md":
      "---\nlayout: post\ntitle: A walk\ntags: quay sea\n---\n\n{% highlight js %}\nlet a;\n{% endhighlight %}\n\n[it]({% post_url 2024-06-01-later %}) [old](http://example.com/a)\n",
    "_posts/2024-06-01-later.md": "---\ntitle: Later\n---\n\n![A](https://example.com/a.png)\n",
  });
  expect(posts["a-walk"]).toMatchObject({ date: "2024-05-31", tags: ["quay", "sea"] });
  expect(posts["a-walk"]?.body).toContain(
    "```js\nlet a;\n\n```\n\n\n[it](/posts/later/) [old](https://example.com/a)",
  );
  expect(posts.later?.body).toContain("[A](https://example.com/a.png)");
  expect(redirects).toContain("/2024/05/31/a-walk/ /posts/a-walk/");
});

test("posts of Astro and Eleventy with errors become drafts, so that the others are published", async () => {
  const { posts, redirects, warnings, textOf } = await imported({
    "src/content/blog/first.mdx": 'import A from "../A.astro";\n---\ntitle: x\n---\n'
      .replace(/^.*\n/, "")
      .replace(
        "title: x",
        "title: First\npubDate: Jul 08 2022\nheroImage: ../../assets/a.png\ncanonicalUrl: https://example.com/a",
      ),
    "src/assets/a.png": PICTURE,
    "src/content/blog/second.md":
      "---\ntitle: Second\npubDate: 2022-07-09\n---\n\n<table></table>\n\n![](/b.png)\n",
    "src/content/blog/third.md":
      "---\ntitle: Third\ndate: 2022-07-10\ndraft: true\n---\n\n[to](/blog/second/) ![[a.png|A]]\n",
    "public/b.png": PICTURE,
  });
  expect(posts.first).toMatchObject({ date: "2022-07-08", cover: "posts/first/a.png" });
  expect(posts.second).toBeUndefined();
  expect(textOf("second")).toContain("draft: true");
  expect(textOf("third")).toContain("to ![A](<a.png>)");
  expect(redirects).toContain("/blog/first/ /posts/first/");
  expect(redirects.join()).not.toContain("/posts/second/");
  expect(warnings.join("\n")).toMatch(
    /data\/posts\/second\/index\.md:\d+ HTML can't be here.* The post is a draft/,
  );
  expect(warnings.join("\n")).toContain("The key canonicalUrl was left out");
});

test("links and pictures by reference come like the others", async () => {
  const { posts, warnings } = await imported({
    "walk.md":
      '---\ntitle: A walk\ndate: 2024-05-31\n---\n\n![A quay][q] and [old][1], [Later], [note][2], <del>gone</del></br>, <img src="quay.png" alt="Boats"></img> <em>[http://example.com/c](http://example.com/c)</em>{.right}, [http://example.com/walk][w].\n\n[w]: walk.md\n[q]: quay.png\n[1]: http://example.com/a "A "quoted" title"\n [later]: later.md\n[2]: #note-1\n[unused]: http://example.com/b\n',
    "later.md": "---\ntitle: Later\ndate: 2024-06-01\n---\n",
    "quay.png": PICTURE,
  });
  expect(posts.walk?.body.trim()).toBe(
    "![A quay](<quay.png>) and [old](https://example.com/a), [Later](/posts/later/), note, ~~gone~~<br>, ![Boats](<quay.png>) *[http://example.com/c](https://example.com/c)*, [http://example.com/walk](/posts/walk/).",
  );
  expect(warnings.join("\n")).toContain("the link became its words");
});

test("quotes and lists in HTML become Markdown with all their words, code too", async () => {
  const { textOf } = await imported({
    "_posts/2024-05-31-a-walk.md":
      '---\ntitle: A walk\n---\n\n<b>Use `go`</b>, <a href="https://example.com/">`home`</a>.\n\n<blockquote>Slowly,\n<p>and `again`.</p></blockquote>\n\n<ul>\n<li>One</li>\n<li><p>Two</p></li>\n</ul>\n\n<ol><li>First\n<li>Second</ol>\n\n`<b>kept</b>`\n',
  });
  const lines = textOf("a-walk").split("---\n")[2]?.split(/\n+/).filter(Boolean);
  expect(lines).toEqual([
    ...["**Use `go`**, [`home`](https://example.com/).", "> Slowly,", ">", "> and `again`."],
    ...["- One", "- Two", "1. First", "1. Second", "`<b>kept</b>`"],
  ]);
});

test.each([
  ["in a mark with spaces", "One <b> bold </b>word", "One  **bold** word"],
  [
    "in a link with a mark",
    '<a href="https://example.com/"><b>a</b> b</a>',
    "[**a** b](https://example.com/)",
  ],
  ["in a heading with code", "<h2>The <code>a &lt; b</code></h2>", "## The `a < b`"],
  [
    "in lines of code",
    '<pre><code class="language-js">let a = 1 &lt; 2;\n\nb();</code></pre>',
    "```js\nlet a = 1 < 2;\n\nb();\n```",
  ],
  ["after the word export", "You can\nexport it as a file.", "You can\nexport it as a file."],
  [
    "of a quotation with a script",
    '<blockquote><p>Ha</p></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>',
    "> Ha",
  ],
  ["between braces", "Of {.NET, Java} one.{: .note}", "Of {.NET, Java} one."],
  ["in an address in brackets", "See <http://example.com/c>s.", "See <https://example.com/c>s."],
])("words %s come along", async (_, written, text) => {
  const { textOf } = await imported({
    "_posts/2024-05-31-a-walk.md": `---\ntitle: A walk\n---\n\n${written}\n`,
  });
  expect(
    textOf("a-walk")
      .replace(/^---[\s\S]*?---\s*/, "")
      .trim(),
  ).toBe(text);
});

test("a former address that is a page of this site becomes no redirect", async () => {
  const { redirects, warnings } = await imported({
    "src/pages/walk.md":
      "---\ntitle: A walk\ndate: 2024-05-31\naliases: [/resume/, /a-walk/]\n---\n",
  });
  expect(redirects).toContain("/a-walk/ /posts/walk/");
  expect(redirects.join()).not.toContain("/resume/");
  expect(warnings.join("\n")).toContain('"/resume/" is a page or a file of the site');
});

test("an import overwrites no post of the owner", async () => {
  const root = contentProject({
    "data/posts/walk/index.md": "---\ntitle: Mine\ndate: 2024-01-01\n---\n",
  });
  writeFile(root, "blog/walk.md", "---\ntitle: Theirs\ndate: 2024-01-01\n---\n");
  await expect(importBlog(path.join(root, "blog"))).rejects.toThrow(
    "your own edits are in data/posts/walk/index.md",
  );
});

test("what another generator hides is a draft here, however it says so", async () => {
  const hidden = ['draft: "true"', "draft: yes", "hidden: true", "private: true", "status: draft"];
  hidden.push("unlisted: true", "expiryDate: 2022-01-01", "build:\n  list: never");
  const blog = hidden.map((line, index) => [
    `content/posts/p${index}.md`,
    `---\ntitle: P\ndate: 2021-01-01\n${line}\n---\n\nText.\n`,
  ]);
  const { posts, warnings } = await imported({
    ...Object.fromEntries(blog),
    "content/posts/shown.md":
      "---\ntitle: S\ndate: 2021-01-01\ndraft: no\nhidden: false\nstatus: published\nexpiryDate: 2199-01-01\n---\n\nText.\n",
  });
  expect(Object.values(posts).map(({ slug, isDraft }) => [slug, isDraft])).toEqual([
    ...hidden.map((_, index) => [`p${index}`, true]),
    ["shown", false],
  ]);
  expect(warnings.join("\n")).toMatch(/p2\.md:4 The key hidden hides it there: it is a draft\./);
});

test("a day that is written in another way is read, and one that can't be takes nothing along", async () => {
  const { posts, warnings } = await imported({
    "content/posts/a.md": "---\ntitle: A\ndate: 30-12-2025\n---\n\nText.\n",
    "content/posts/b.md": "---\ntitle: Title\ndate: 03/04/2022\ntags: [sea]\n---\n\n[Text]().\n",
    "content/posts/c.md": "---\ntitle: C\ndate: 2021-01-01\n---\n\n![A](Bu\u0308hne.png)\n",
    "content/posts/B\u00fchne.png": PICTURE,
  });
  expect(posts.a).toMatchObject({ date: "2025-12-30", isDraft: false });
  expect(posts.b).toMatchObject({
    title: "Title",
    tags: ["sea"],
    isDraft: true,
    body: "\nText.\n",
  });
  expect(posts.c).toMatchObject({ isDraft: false });
  expect(warnings.join("\n")).toContain('b.md:3 "03/04/2022" is not a day');
});
