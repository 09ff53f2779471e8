import type { MarkdownContent, MarkdownPost } from "../../src/content/markdown";
import { parseMarkdown } from "../../src/content/markdown/text";
import { searchDocuments } from "../../src/site/pages/searchDocuments";
import { anEntry, aPost, aProject } from "../support/contentFiles";
import { aSiteContent, type GivenContent } from "../support/siteContent";

const lighthouse = {
  ...aProject("Lighthouse"),
  basics: {
    company: anEntry("Coast & Co."),
    role: anEntry("Engineer"),
    year: anEntry("2020"),
    keywords: { type: "array", content: ["React", "SVG"] },
  },
  description: { whatWasDone: anEntry("Lamps, *all* of them.") },
};

const owner = { name: "Ada", role: "Gardener", email: "ada@example.com", headline: "Quiet." };

const content = (given: GivenContent = {}, titles?: string[]) =>
  aSiteContent(
    {
      site: { owner },
      general: { heading: "Hello", paragraphs: ["I build **lamps**.", "And more."] },
      interests: [
        { heading: "Light", topics: [{ name: "Optics", level: 9, seniority: "Beginner" }] },
      ],
      contacts: [
        {
          heading: "Personal",
          topics: [
            { name: "Mail", level: "Daily", link: "mailto:alex@example.com", icon: "home" },
            {
              name: "Site",
              level: "Weekly",
              link: "https://www.example.com/alex?x=1",
              icon: "home",
            },
          ],
        },
      ],
      projects: [lighthouse],
      posts: [aPost("On lamps")],
      ...given,
    },
    titles,
  );

const found = (given: GivenContent, title: string, titles?: string[]) =>
  searchDocuments(content(given, titles)).find((document) => document.title === title);

const TEXT = {
  ...{ links: [], anchors: [], unusedKeys: {} },
  ...{ summary: "", readingMinutes: 1, body: "", pictures: [], tree: parseMarkdown("") },
};

const inMarkdown = (given: Partial<MarkdownPost>): { markdown: MarkdownContent } => ({
  markdown: {
    projects: [],
    posts: [
      {
        ...TEXT,
        ...{ file: "posts/glass.md", title: "On glass", slug: "glass", tags: [] },
        ...{ date: "2024-05-31", draft: false, isDraft: false },
        ...given,
      },
    ],
    pages: {},
  },
});

test("a project is found by all its texts", () => {
  const { note, text, address } = found({}, "Lighthouse") ?? {};
  expect(address).toBe("/projects/lighthouse/");
  expect(note).toBe("Engineer · Coast & Co. · 2020");
  for (const word of ["React", "SVG", "Lamps, all of them."]) expect(text).toContain(word);
});

test("a post is found by its whole text, in parts or in Markdown, and by its tags", () => {
  expect(found({}, "On lamps")?.text).toBe("One. Two. Three.");
  const body = "# Glass\n\nAnd\n`wire`, **con**struction.\n\n| a | b |\n|---|---|\n| c | d |\n";
  expect(
    found(inMarkdown({ tree: parseMarkdown(body), tags: ["craft"] }), "On glass"),
  ).toMatchObject({
    text: "Glass And wire, construction. a b c d craft",
    note: "31 May 2024",
  });
});

test("a draft is not found", () => {
  expect(found(inMarkdown({}), "On glass")).toBeDefined();
  expect(found(inMarkdown({ isDraft: true }), "On glass")).toBeUndefined();
});

test("a section is found by its own text", () => {
  expect(found({}, "General")?.text).toBe("Hello I build lamps. And more. Quiet.");
  const navigation = [{ title: "Talks", icon: "home", page: "pages/talks.md" }];
  const talks = { ...TEXT, file: "pages/talks.md", tree: parseMarkdown("In Oslo.") };
  const markdown = { projects: [], posts: [], pages: { "pages/talks.md": talks } };
  expect(found({ navigation, markdown }, "Talks")?.text).toBe("In Oslo.");
});

test("a section's note is a short whole: its summary, what it lists, or the summary's beginning", () => {
  const note = (description: string) => found({ site: { owner, description } }, "General")?.note;
  expect(note("Lamps by Ada.")).toBe("Lamps by Ada.");
  expect(note("Lamps by Ada, a gardener, and all that she knows of the light.")).toBe(
    "Lamps by Ada, a gardener",
  );
  expect(note("Ada makes lamps. She has done so for all of her forty years.")).toBe(
    "Ada makes lamps.",
  );
  expect(note("Lamps and nothing else that has ever been seen in gardens")).toBe(
    "Lamps and nothing else that has ever been seen in…",
  );
  const names = ["Lighthouse", "Lantern in the garden", "Streetlight", "A lamp for reading"];
  const projects = names.map((name) => ({ ...lighthouse, name }));
  expect(found({ projects }, "Projects")?.note).toBe(
    "Lighthouse, Lantern in the garden, Streetlight",
  );
});

test("interests and contacts lead to the section that lists them", () => {
  expect(found({}, "Optics")).toMatchObject({ address: "/interests/", note: "Light" });
  expect(found({}, "Mail")?.text).toBe("Personal");
  expect(found({}, "Site")).toMatchObject({
    address: "/contact/",
    note: "Weekly",
    text: "Personal example.com/alex",
  });
});

test("a text is searched with the mail addresses and numbers in it, on one line", () => {
  const mission = { heading: "See:", paragraphs: ["call +47 22 33\nor alex.e@example.co.uk"] };
  expect(found({ mission }, "Mission", ["Mission"])?.text).toBe(
    "See: call +47 22 33 or alex.e@example.co.uk",
  );
});

test("items of a section that the site lacks are not found", () => {
  const documents = searchDocuments(content({}, ["General"]));
  expect(documents.map(({ kind, title }) => [kind, title])).toEqual([["section", "General"]]);
});
