import { searchDocuments } from "../../src/build/search/searchDocuments";
import type { SiteContent } from "../../src/build/siteContent";
import { anEntry, aPost, aProject, aSiteContent, type Given } from "../support/siteContent";

const lighthouse = aProject("Lighthouse", {
  basics: { keywords: anEntry("React", "SVG"), year: anEntry("2020") },
  description: { whatWasDone: anEntry("Lamps, *all* of them.") },
});

const onLamps = aPost("On lamps", {
  introduction: { paragraph1: { content: "First." } },
  conclusion: { paragraph1: { content: "Last." } },
});

const content = (given: Given<SiteContent> = {}, titles?: string[]) =>
  aSiteContent(
    {
      site: { owner: { headline: "Quiet." } },
      interests: [{ heading: "Light", topics: [{ name: "Optics" }] }],
      contacts: [
        {
          heading: "Personal",
          topics: [
            { name: "Mail", level: "Daily", link: "mailto:alex@example.com" },
            { name: "Site", level: "Weekly", link: "https://www.example.com/alex?x=1" },
          ],
        },
      ],
      projects: [lighthouse],
      posts: [onLamps],
      ...given,
    },
    titles,
  );

const found = (given: Given<SiteContent>, title: string, titles?: string[]) =>
  searchDocuments(content(given, titles)).find((document) => document.title === title);

test("a project is found by all its texts", () => {
  const { note, text, address } = found({}, "Lighthouse") ?? {};
  expect(address).toBe("/projects/lighthouse/");
  expect(note).toBe("Engineer · Coast & Co. · 2020");
  for (const word of ["React", "SVG", "Lamps, all of them."]) expect(text).toContain(word);
});

test("a post is found by its whole text, in parts or in Markdown, and by its tags", () => {
  expect(found({}, "On lamps")?.text).toBe("First. Last.");
  const inMarkdown = aPost("On lamps", {
    file: "posts/lamps.md",
    tags: ["craft"],
    date: "2024-05-31",
  });
  const markdown = "# Glass\n\nAnd\n`wire`, **con**struction.\n\n| a | b |\n|---|---|\n| c | d |\n";
  const texts = new Map([["posts/lamps.md", markdown]]);
  expect(found({ posts: [inMarkdown], texts }, "On lamps")).toMatchObject({
    text: "Glass And wire, construction. a b c d craft",
    note: "31 May 2024",
  });
});

test("a draft is not found", () => {
  expect(found({ posts: [aPost("Later", { isDraft: true })] }, "Later")).toBeUndefined();
});

test("a section is found by its own text", () => {
  expect(found({}, "General")?.text).toBe("Hello I build lamps. And more. Quiet.");
  const talks = { section: "Markdown Page", title: "Talks", address: "/talks/", page: "talks.md" };
  const texts = new Map([["talks.md", "In Oslo."]]);
  expect(found({ navigation: [{ ...talks, summary: "" }], texts }, "Talks")?.text).toBe("In Oslo.");
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
