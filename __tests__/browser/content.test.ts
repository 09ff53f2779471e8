import type { Page } from "@playwright/test";
import { contentOf, sectionPage } from "./support/builtPages";
import { openSection } from "./support/sections";
import { expect, test } from "./support/test";

const LONG_NAME = "Supercalifragilistic and long ".repeat(67).slice(0, 2000);
const text = (content: string) => ({ type: "text", content: [content] });
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const icon = { viewBox: "0 0 24 24", body: '<path d="M2 2h20v20H2z"/>' };

const listedProject = {
  name: "P",
  address: "/projects/p/",
  language: null,
  coverPath: "/favicon.svg",
  coverPicture: null,
  basics: { company: text("C"), year: text("2020") },
};

const smallestProject = {
  ...listedProject,
  links: null,
  pictures: null,
  problem: null,
  decisions: null,
  outcome: null,
  basics: { ...listedProject.basics, name: null, alias: null, keywords: null, role: text("R") },
  description: null,
  aboutCompany: null,
};

const listedPost = {
  name: "P",
  address: "/posts/p/",
  language: null,
  date: null,
  day: null,
  isDraft: false,
};

const postOf = (words: string) => {
  const paragraph = { content: words };
  const rest = { paragraph2: null, paragraph3: null };
  const more = { ...rest, paragraph4: null };
  return {
    ...listedPost,
    readingMinutes: 1,
    tags: [],
    html: null,
    introduction: { paragraph1: paragraph, ...rest },
    body: { paragraph1: paragraph, ...more, paragraph5: null, paragraph6: null },
    conclusion: { paragraph1: paragraph, ...more },
  };
};

type Contents = Readonly<Record<string, unknown>>;

// The answers to the sections' queries, for the least that the owner may write and for a great deal.
const SMALLEST: Contents = {
  Mission: { mission: { heading: "M", paragraphs: [] } },
  Interests: { interests: { nodes: [] } },
  Projects: { projects: { nodes: [listedProject] }, project: smallestProject },
  Contact: { contacts: { nodes: [] } },
  Attribution: { settings: { nodes: [] }, attribution: { nodes: [] }, wallpapers: { nodes: [] } },
  Posts: { posts: { nodes: [listedPost] }, post: postOf("P") },
};

const NOTHING: Contents = {
  Projects: { projects: { nodes: [] }, project: null },
  Posts: { posts: { nodes: [] }, post: null },
};

const LARGE: Contents = {
  Mission: { mission: { heading: LONG_NAME, paragraphs: many(300, () => LONG_NAME) } },
  Interests: {
    interests: {
      nodes: many(30, (group) => ({
        heading: `${group} ${LONG_NAME}`,
        topics: many(20, (topic) => ({
          name: `${topic} ${LONG_NAME}`,
          level: topic * 5,
          seniority: "Senior",
        })),
      })),
    },
  },
  Projects: {
    projects: {
      nodes: many(200, (index) => ({
        ...listedProject,
        name: `${index} ${LONG_NAME}`,
        address: index === 0 ? listedProject.address : `/projects/${index}/`,
      })),
    },
    project: {
      ...smallestProject,
      name: `0 ${LONG_NAME}`,
      description: { whatWasDone: { type: "array", content: many(50, () => LONG_NAME) } },
    },
  },
  Contact: {
    contacts: {
      nodes: many(30, (group) => ({
        heading: `${group} ${LONG_NAME}`,
        topics: many(10, (topic) => ({
          name: `${topic} ${LONG_NAME}`,
          level: LONG_NAME,
          mail: topic % 2 ? null : `${"a".repeat(60)}${topic}@example.com`,
          link: topic % 2 ? `https://example.com/${"a".repeat(1900)}` : null,
          icon,
        })),
      })),
    },
  },
  Attribution: {
    settings: {
      nodes: [
        {
          heading: LONG_NAME,
          topics: many(300, (index) => ({
            name: `${index} ${LONG_NAME}`,
            link: `https://example.com/${index}`,
            icon,
            iconUrl: null,
          })),
        },
      ],
    },
    attribution: { nodes: [] },
    wallpapers: { nodes: [] },
  },
  Posts: {
    posts: {
      nodes: many(500, (index) => ({
        ...listedPost,
        name: `${index} ${LONG_NAME}`,
        address: index === 0 ? listedPost.address : `/posts/${index}/`,
      })),
    },
    post: { ...postOf(LONG_NAME), name: `0 ${LONG_NAME}` },
  },
};

/** Answers for the section's page with this content. */
const serveContent = (page: Page, title: string, data: unknown) => {
  const built = sectionPage(title);
  return page.route(contentOf(built.path), (route) =>
    route.fulfill({ json: { ...built, result: { ...built.result, data } } }),
  );
};

for (const [size, contents] of Object.entries({
  nothing: NOTHING,
  "the smallest content": SMALLEST,
  "large content": LARGE,
})) {
  test.describe(`with ${size}`, () => {
    for (const [title, data] of Object.entries(contents)) {
      test(`${title} works and stays inside its window`, async ({ desktop, page }) => {
        await serveContent(page, title, data);
        await desktop.visit();
        const section = await openSection(page, title);
        await expect(section.getByRole("alert")).toHaveCount(0);
        const overflow = await section.evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}

test("the first page's data holds nothing of the sections", async ({ request }) => {
  const data = await (await request.get("./page-data/index/page-data.json")).text();
  for (const name of ["projects", "posts", "contacts", "interests", "attribution", "mission"]) {
    expect(data).not.toContain(`"${name}":`);
  }
});
