import { structuredData } from "../../src/site/pages/structuredData";
import type { SiteContent } from "../../src/site/prepare/siteContent";
import { anEntry, aPost, aProject } from "../support/contentFiles";
import { aSiteContent, type GivenContent } from "../support/siteContent";
import { structuredDataFaults, thingsIn } from "../support/structuredDataFaults";

process.env.PATH_PREFIX = "portfolio";
const HOME = "https://example.com/portfolio/";

const aContact = (link: string, name = link) => ({ name, level: "Daily", icon: "home", link });

/** A site below a path prefix, with one of everything. */
const someContent = (given: GivenContent = {}): SiteContent =>
  aSiteContent({
    site: {
      siteUrl: "https://example.com",
      owner: { name: "Ada", role: "Gardener", email: "ada@example.com" },
    },
    general: { heading: "Hello", paragraphs: ["I build **lamps**.", "And more."] },
    contacts: [
      { heading: "Personal", topics: [aContact("https://example.com/notes")] },
      {
        heading: "Social Media",
        topics: [
          { ...aContact("https://social.example/ada"), level: "High usage" },
          { ...aContact("mailto:ada@example.com"), level: "Low usage" },
        ],
      },
    ],
    projects: [aProject("avocado")],
    posts: [aPost("first post")],
    ...given,
  });

const CONTEXT = { item: null, app: null, title: "A page", description: "What it is." };

/** A page's own facts; its address begins with that of its section. */
const dataOf = (address: string, content = someContent(), given: object = {}) => {
  const [, folder = ""] = address.split("/");
  const section = { "": "General", projects: "Projects", posts: "Posts" }[folder] ?? "General";
  const item = address.split("/").length > 3 ? address : null;
  const page = { ...CONTEXT, section, sectionTitle: section, address, shows: address, item };
  // Through JSON, like the page's HTML: this drops undefined fields.
  const data = JSON.parse(JSON.stringify(structuredData({ ...page, ...given }, content)));
  expect(structuredDataFaults(data)).toEqual([]);
  return thingsIn(data);
};

const ownerOf = (content?: SiteContent, address = "/", given: object = {}) =>
  dataOf(address, content, given)[0]?.mainEntity;

test("the owner is described by name, profession and mail address", () => {
  expect(ownerOf()).toMatchObject({
    name: "Ada",
    jobTitle: "Gardener",
    email: "ada@example.com",
    description: "I build lamps.",
    url: HOME,
    image: `${HOME}share/index.jpg`,
    sameAs: ["https://social.example/ada"],
  });
});

test("the résumé's page says where the owner works now, and what they have finished", () => {
  const content = someContent({
    career: {
      work: [
        {
          name: "Oak",
          position: "A",
          url: "https://oak.example",
          startDate: "2021",
          endDate: "present",
        },
        { name: "Elm", position: "B", startDate: "2019", endDate: "2020" },
      ],
      education: [
        { institution: "Academy", startDate: "2021", endDate: "present" },
        {
          institution: "School",
          url: "https://school.example/é",
          startDate: "2012",
          endDate: "2014-09",
        },
      ],
      certificates: [
        { name: "Access", issuer: "Institute", url: "https://cert.example/1", date: "2020" },
      ],
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

test("a project names its keywords, its link preview and its start", () => {
  const project = aProject("avocado");
  const basics = { ...project.basics, year: anEntry("2018–2020"), keywords: anEntry("React") };
  const said = (given: object) =>
    dataOf("/projects/avocado/", someContent({ projects: [{ ...project, basics, ...given }] }))[0];
  expect(said({})).toMatchObject({
    keywords: ["React"],
    dateCreated: "2018",
    image: `${HOME}share/projects/avocado.jpg`,
    creator: { name: "Ada" },
  });
  expect(said({ start: "2019-03" })).toMatchObject({ dateCreated: "2019-03" });
});

test("the breadcrumbs of a page name its section", () => {
  const [, way] = dataOf("/projects/avocado/");
  expect(way).toMatchObject({
    itemListElement: [HOME, `${HOME}projects/`, `${HOME}projects/avocado/`].map((item) => ({
      item,
    })),
  });
  // The page of a year is below the posts' own.
  const [ofYear] = dataOf("/posts/2019/", someContent(), { item: "/posts/first-post/" });
  expect(ofYear?.itemListElement).toHaveLength(3);
});

test("a post's headline is cut at a word where search engines would refuse it", () => {
  const name = "word ".repeat(50).trim();
  const content = someContent({ posts: [aPost(name)] });
  const address = content.sections.flatMap(({ items }) => items).find((it) => it.name === name);
  expect(dataOf(address?.page?.address ?? "", content)[0]?.headline).toMatch(/^(word )+word…$/);
});
