import { structuredData } from "../../../src/build/structuredData/structuredData";
import { structuredDataFaults, thingsIn } from "../../support/structuredDataFaults";
import { aPage, aPicture, aProject, someContent } from "./support";

const HOME = "https://example.com/portfolio/";

const PAGES = {
  first: aPage({ address: "/", title: null }),
  section: aPage({ address: "/mission/", section: "Mission", title: "Mission" }),
  projects: aPage({ address: "/projects/", section: "Projects", item: "/projects/avocado/" }),
  project: aPage({
    address: "/projects/avocado/",
    section: "Projects",
    item: "/projects/avocado/",
    title: "avocado",
  }),
  posts: aPage({ address: "/posts/", section: "Posts", item: "/posts/first-post/" }),
  post: aPage({
    address: "/posts/first-post/",
    section: "Posts",
    item: "/posts/first-post/",
    title: "first post",
  }),
  resume: aPage({ address: "/resume/", section: "Resume", app: "resume", title: "Résumé" }),
  app: aPage({ address: "/movie-db/", shows: "/", app: "movieIframe", title: "Movie Platform" }),
};

const dataOf = (name: keyof typeof PAGES, content = someContent()) =>
  structuredData(PAGES[name], content);

const typesOn = (name: keyof typeof PAGES) =>
  thingsIn(dataOf(name)).map(({ "@type": type }) => type);

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  "what is said of the %s page is what search engines ask for",
  (name) => {
    expect(structuredDataFaults(dataOf(name))).toEqual([]);
  },
);

test("each page says what it is, and all but the first how one gets there", () => {
  expect(typesOn("first")).toEqual(["ProfilePage"]);
  expect(typesOn("section")).toEqual(["WebPage", "BreadcrumbList"]);
  expect(typesOn("projects")).toEqual(["CollectionPage", "BreadcrumbList"]);
  expect(typesOn("project")).toEqual(["CreativeWork", "BreadcrumbList"]);
  expect(typesOn("posts")).toEqual(["CollectionPage", "BreadcrumbList"]);
  expect(typesOn("post")).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(typesOn("resume")).toEqual(["ProfilePage", "BreadcrumbList"]);
  expect(typesOn("app")).toEqual(["WebPage", "BreadcrumbList"]);
});

describe("the owner", () => {
  const ownerOf = (content = someContent(), page: keyof typeof PAGES = "first") =>
    thingsIn(dataOf(page, content))[0]?.mainEntity;

  test("is presented by name and profession, with the site as their address", () => {
    expect(ownerOf()).toMatchObject({
      name: "Alex Example",
      jobTitle: "Engineer",
      description: "I build things.",
      url: HOME,
    });
  });

  test("is the one of the profiles, and no mail address is told", () => {
    expect(ownerOf()).toMatchObject({ sameAs: ["https://social.example/alex"] });
    expect(JSON.stringify(ownerOf())).not.toContain("@example.com");
  });

  test("is the one of all contacts on the web where none are called profiles", () => {
    const contacts = {
      nodes: [{ heading: "Elsewhere", topics: [{ link: "https://a.example/" }, { link: null }] }],
    };
    expect(ownerOf(someContent({ contacts }))).toMatchObject({ sameAs: ["https://a.example/"] });
  });

  test("costs the first page no more for a hundred contacts than for ten", () => {
    const many = (count: number) => ({
      nodes: [
        {
          heading: "Social Media",
          topics: Array.from({ length: count }, (_, index) => ({
            link: `https://a.example/${index}`,
          })),
        },
      ],
    });
    expect(ownerOf(someContent({ contacts: many(100) }))).toEqual(
      ownerOf(someContent({ contacts: many(10) })),
    );
  });

  test("is told in their own summary and shown in their own photo, where there are such", () => {
    const { site } = someContent();
    const owner = { ...site?.owner, name: "Alex", role: "Engineer" };
    const content = someContent({
      site: site && {
        ...site,
        owner: { ...owner, summary: "For 30 years.", photo: aPicture("me") },
      },
    });
    expect(structuredDataFaults(dataOf("first", content))).toEqual([]);
    expect(ownerOf(content)).toMatchObject({
      description: "For 30 years.",
      image: `${HOME}static/me-1280.jpg`,
    });
  });

  test("is shown in the page's own picture where there is but a drawing", () => {
    const { site } = someContent();
    const drawing = { file: { childImageSharp: null } };
    const drawn = someContent({
      site: site && { ...site, owner: { ...site.owner, photo: drawing } },
    });
    expect(ownerOf(drawn)).toEqual(ownerOf(someContent()));
    expect(ownerOf(drawn)).toMatchObject({ image: expect.stringContaining(HOME) });
  });

  test("works where they are now, and is known for what is over and passed", () => {
    const content = someContent({
      career: {
        work: [
          { name: "Oak", url: "https://oak.example", endDate: "present" },
          { name: "Oak", url: "https://oak.example", endDate: "present" },
          { name: "Elm", url: null, endDate: "2020" },
          { name: "Ash", url: null, endDate: null },
        ],
        education: [
          { institution: "Academy", url: null, endDate: "present" },
          { institution: "School", url: "https://school.example/é", endDate: "2014-09" },
          { institution: "Kindergarten", url: null, endDate: null },
        ],
        certificates: [
          { name: "Access", issuer: "Institute", url: "https://cert.example/1" },
          { name: "Swimming", issuer: null, url: null },
        ],
        languages: [{ language: "English" }],
      },
    });
    expect(structuredDataFaults(dataOf("resume", content))).toEqual([]);
    expect(ownerOf(content, "resume")).toMatchObject({
      worksFor: [{ "@type": "Organization", name: "Oak", url: "https://oak.example/" }],
      alumniOf: [
        { name: "School", url: "https://school.example/%C3%A9" },
        { "@type": "EducationalOrganization", name: "Kindergarten" },
      ],
      knowsLanguage: [{ "@type": "Language", name: "English" }],
      hasCredential: [
        {
          "@type": "EducationalOccupationalCredential",
          name: "Access",
          url: "https://cert.example/1",
          recognizedBy: { "@type": "Organization", name: "Institute" },
        },
        { name: "Swimming" },
      ],
    });
  });

  const CAREER_PROPERTIES = ["worksFor", "alumniOf", "knowsLanguage", "hasCredential"];

  test("without a career, or with an empty one, has none of it", () => {
    const empty = { work: [], education: [], certificates: [], languages: [] };
    for (const career of [null, empty]) {
      const names = Object.keys(Object(ownerOf(someContent({ career }), "resume")));
      expect(names.filter((name) => CAREER_PROPERTIES.includes(name))).toEqual([]);
    }
  });

  test("names ten certificates of a hundred in the résumé, and none on the first page", () => {
    const many = (count: number) => ({
      work: [],
      education: [],
      certificates: Array.from({ length: count }, (_, index) => ({
        name: `No. ${index}`,
        issuer: null,
        url: null,
      })),
      languages: [],
    });
    expect(ownerOf(someContent({ career: many(100) }), "resume")).toEqual(
      ownerOf(someContent({ career: many(10) }), "resume"),
    );
    expect(ownerOf(someContent({ career: many(10) }))).toEqual(ownerOf());
  });

  test("who has said and linked nothing is a person all the same", () => {
    const content = someContent({ general: { paragraphs: [] }, contacts: { nodes: [] } });
    expect(structuredDataFaults(dataOf("first", content))).toEqual([]);
  });
});

describe("a project", () => {
  const said = (project: ReturnType<typeof aProject>) =>
    thingsIn(dataOf("project", someContent({ projects: { nodes: [project] } })))[0];

  test("tells its other names, its keywords, and the year in which it began", () => {
    const project = aProject("avocado", {
      name: { content: ["avocado", "A fruit"] },
      alias: { content: ["Green"] },
      keywords: { content: ["TypeScript", "React"] },
      year: { content: ["2018–2020"] },
    });
    expect(said(project)).toMatchObject({
      name: "avocado",
      alternateName: ["A fruit", "Green"],
      keywords: ["TypeScript", "React"],
      dateCreated: "2018",
      creator: { name: "Alex Example" },
    });
  });

  test("tells the month in which it began, and shows its first picture", () => {
    const project = {
      ...aProject("avocado", { year: { content: ["Mar 2019 – present"] } }),
      start: "2019-03",
      pictures: [aPicture("board"), aPicture("phone")],
    };
    const content = someContent({ projects: { nodes: [project] } });
    expect(structuredDataFaults(dataOf("project", content))).toEqual([]);
    expect(said(project)).toMatchObject({
      dateCreated: "2019-03",
      image: `${HOME}static/board-1280.jpg`,
    });
  });

  test("with an empty list of keywords has none", () => {
    expect(said(aProject("avocado", { keywords: { content: [] } }))).not.toHaveProperty("keywords");
  });
});

test("a post's headline is cut where search engines would refuse it", () => {
  const name = "word ".repeat(50).trim();
  const posts = {
    nodes: [{ name, address: "/posts/first-post/", lang: null, date: null, tags: [] }],
  };
  const data = dataOf("post", someContent({ posts }));
  expect(structuredDataFaults(data)).toEqual([]);
  expect(thingsIn(data)[0]?.headline).toMatch(/^(word )+word…$/);
});

interface Crumb {
  name: string;
  item: string;
}

const wayTo = (name: keyof typeof PAGES, content = someContent()) => {
  const way = thingsIn(dataOf(name, content)).find(
    ({ "@type": type }) => type === "BreadcrumbList",
  );
  const crumbs = way?.itemListElement as Crumb[] | undefined;
  return crumbs?.map(({ name: crumb, item }) => `${crumb}: ${item}`);
};

describe("the way to a page", () => {
  test("leads over its section", () => {
    expect(wayTo("post")).toEqual([
      `Alex’s desktop: ${HOME}`,
      `Posts: ${HOME}posts/`,
      `first post: ${HOME}posts/first-post/`,
    ]);
  });

  test("names nothing twice where the section is the first page or the page itself", () => {
    const navigation = { nodes: [{ section: "Posts", title: "Posts", address: "/" }] };
    expect(wayTo("post", someContent({ navigation }))).toHaveLength(2);
    expect(wayTo("section")).toHaveLength(2);
    expect(wayTo("app")).toHaveLength(2);
  });
});

test("a section lists its pages in their order; an empty one is a page like any other", () => {
  expect(thingsIn(dataOf("projects"))[0]?.mainEntity).toMatchObject({
    itemListElement: [
      { position: 1, name: "avocado", url: `${HOME}projects/avocado/` },
      { position: 2, name: "makestar", url: `${HOME}projects/makestar/` },
    ],
  });
  const none = dataOf("projects", someContent({ projects: { nodes: [] } }));
  expect(thingsIn(none)[0]?.["@type"]).toBe("WebPage");
});
