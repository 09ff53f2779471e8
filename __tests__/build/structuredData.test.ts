/** @jest-environment jsdom */
import type { Content, Project } from "../../src/build/structuredData/content";
import { structuredData } from "../../src/build/structuredData/structuredData";
import { withStructuredData } from "../../src/build/structuredData/withStructuredData";
import { structuredDataFaults, thingsIn } from "../support/structuredDataFaults";

const HOME = "https://example.com/portfolio/";

const project = (name: string, given: Partial<Project> = {}): Project => ({
  name,
  address: `/projects/${name}/`,
  lang: null,
  start: null,
  pictures: null,
  basics: { name: null, alias: null, keywords: null, year: { content: ["2018–2020"] } },
  ...given,
});

const aPost = (name: string) => ({ name, address: "/posts/a/", lang: null, date: null, tags: [] });

/** A site below a path prefix, with one of everything. */
const someContent = (given: Partial<Content> = {}): Content => ({
  site: {
    title: "Alex’s desktop",
    language: "en",
    home: HOME,
    resume: { address: "/resume/" },
    owner: { name: "Alex Example", role: "Engineer", summary: null, photo: null },
  },
  general: { paragraphs: ["I build things.", "And more."] },
  career: null,
  navigation: {
    nodes: [
      { section: "General", title: "General", address: "/" },
      { section: "Projects", title: "Projects", address: "/projects/" },
      { section: "Posts", title: "Posts", address: "/posts/" },
    ],
  },
  contacts: {
    nodes: [
      { heading: "Personal", topics: [{ link: null }, { link: "https://example.com/notes" }] },
      {
        heading: "Social Media",
        topics: [{ link: "https://social.example/alex" }, { link: "mailto:alex@example.com" }],
      },
    ],
  },
  projects: { nodes: [project("avocado")] },
  posts: { nodes: [aPost("first post")] },
  ...given,
});

const CONTEXT = {
  section: "General",
  sectionTitle: "General",
  item: null,
  app: null,
  title: "A page",
  description: "What it is.",
};

/** The things that a page says of itself; an address of a section is the first part of it. */
const dataOf = (address: string, content = someContent(), given: object = {}) => {
  const [, folder = ""] = address.split("/");
  const section = { "": "General", projects: "Projects", posts: "Posts" }[folder] ?? "General";
  const item = address.split("/").length > 3 ? address : null;
  const page = { ...CONTEXT, section, sectionTitle: section, address, shows: address, item };
  const data = structuredData({ ...page, ...given }, content);
  expect(structuredDataFaults(data)).toEqual([]);
  return thingsIn(data);
};

const ownerOf = (content?: Content, address = "/", given: object = {}) =>
  dataOf(address, content, given)[0]?.mainEntity;

test("the owner is described by name and profession, without a mail address", () => {
  expect(ownerOf()).toMatchObject({
    name: "Alex Example",
    jobTitle: "Engineer",
    description: "I build things.",
    url: HOME,
    sameAs: ["https://social.example/alex"],
  });
  expect(JSON.stringify(ownerOf())).not.toContain("@example.com");
});

test("the résumé's page says where the owner works now, and what they have finished", () => {
  const content = someContent({
    career: {
      work: [
        { name: "Oak", url: "https://oak.example", endDate: "present" },
        { name: "Oak", url: "https://oak.example", endDate: "present" },
        { name: "Elm", url: null, endDate: "2020" },
      ],
      education: [
        { institution: "Academy", url: null, endDate: "present" },
        { institution: "School", url: "https://school.example/é", endDate: "2014-09" },
      ],
      certificates: [{ name: "Access", issuer: "Institute", url: "https://cert.example/1" }],
      languages: [{ language: "English" }],
    },
  });
  const owner = ownerOf(content, "/resume/", { section: "Resume", app: "resume" });
  expect(owner).toMatchObject({
    worksFor: [{ name: "Oak", url: "https://oak.example/" }],
    alumniOf: [{ name: "School", url: "https://school.example/%C3%A9" }],
    knowsLanguage: [{ name: "English" }],
    hasCredential: [{ name: "Access", recognizedBy: { name: "Institute" } }],
  });
});

test("a project says its keywords and when it began", () => {
  const basics = {
    name: null,
    alias: { content: ["Green"] },
    keywords: { content: ["React"] },
    year: { content: ["2018–2020"] },
  };
  const said = (given: Partial<Project>) =>
    dataOf(
      "/projects/avocado/",
      someContent({ projects: { nodes: [project("avocado", { basics, ...given })] } }),
    )[0];
  expect(said({})).toMatchObject({
    alternateName: ["Green"],
    keywords: ["React"],
    dateCreated: "2018",
    creator: { name: "Alex Example" },
  });
  expect(said({ start: "2019-03" })).toMatchObject({ dateCreated: "2019-03" });
});

test("a post's headline is cut at a word where search engines would refuse it", () => {
  const content = someContent({ posts: { nodes: [aPost("word ".repeat(50).trim())] } });
  expect(dataOf("/posts/a/", content)[0]?.headline).toMatch(/^(word )+word…$/);
});

test("no text ends the script element of the data, and a second build replaces it", () => {
  const nasty = { name: "</script><script>alert(1)</script><!--", price: "$& $' $1" };
  const html = withStructuredData("<html><head></head><body></body></html>", { name: "Old" });
  const scripts = new DOMParser()
    .parseFromString(withStructuredData(html, nasty), "text/html")
    .querySelectorAll("script");
  expect([...scripts].map(({ text }) => JSON.parse(text))).toEqual([nasty]);
});
