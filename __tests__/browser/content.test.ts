import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const LONG_NAME = "Supercalifragilistic and long ".repeat(67).slice(0, 2000);
const text = (content: string) => ({ type: "text", content: [content] });
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const icon = { viewBox: "0 0 24 24", body: '<path d="M2 2h20v20H2z"/>' };

const smallestProject = {
  name: "P",
  basics: {
    company: text("C"),
    name: null,
    alias: null,
    keywords: null,
    role: text("R"),
    year: text("2020"),
  },
  description: null,
  aboutCompany: null,
};

// What the build hands out, for the least that the owner may write and for a great deal.
const SMALLEST: Record<string, unknown> = {
  mission: { mission: { heading: "M", paragraphs: [] } },
  interests: { interests: { nodes: [] } },
  projects: { projects: { nodes: [smallestProject] } },
  contacts: { contacts: { nodes: [] } },
  attribution: { settings: { nodes: [] }, attribution: { nodes: [] }, wallpapers: { nodes: [] } },
  posts: { posts: { nodes: [] } },
};

const LARGE: Record<string, unknown> = {
  mission: { mission: { heading: LONG_NAME, paragraphs: many(300, () => LONG_NAME) } },
  interests: {
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
  projects: {
    projects: {
      nodes: many(200, (index) => ({
        ...smallestProject,
        name: `${index} ${LONG_NAME}`,
        description: { whatWasDone: { type: "array", content: many(50, () => LONG_NAME) } },
      })),
    },
  },
  contacts: {
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
  attribution: {
    settings: {
      nodes: [
        {
          heading: LONG_NAME,
          topics: many(300, (index) => ({
            name: `${index} ${LONG_NAME}`,
            link: `https://example.com/${index}`,
            level: `https://example.com/${index}`,
            icon,
            iconUrl: null,
          })),
        },
      ],
    },
    attribution: { nodes: [] },
    wallpapers: { nodes: [] },
  },
  posts: { posts: { nodes: many(500, (index) => ({ name: `${index} ${LONG_NAME}` })) } },
};

const TITLES: Record<string, string> = {
  mission: "Mission",
  interests: "Interests",
  projects: "Projects",
  contacts: "Contact",
  attribution: "Attribution",
  posts: "Posts",
};

const serveContent = (page: Page, documents: Record<string, unknown>) =>
  page.route(/\/content\/[a-z]+\.json$/, (route) => {
    const name = /content\/([a-z]+)\.json/.exec(route.request().url())?.[1] ?? "";
    return route.fulfill({ json: documents[name] });
  });

for (const [size, documents] of Object.entries({ smallest: SMALLEST, large: LARGE })) {
  test.describe(`with the ${size} content`, () => {
    // The large posts have no texts to fetch.
    test.use({ expectedComplaints: /status of 404/ });

    for (const [document, title] of Object.entries(TITLES)) {
      test(`${title} works and stays inside its window`, async ({ desktop, page }) => {
        await serveContent(page, documents);
        await desktop.visit();
        await page.getByRole("tab", { name: title, exact: true }).click();
        const panel = page.getByRole("tabpanel", { name: title, exact: true });
        await expect(panel.getByRole("heading", { level: 3 })).toBeVisible();
        await expect(panel.getByText("Unexpected Application Error!")).toHaveCount(0);
        expect(document in documents).toBe(true);
        const overflow = await panel.evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}

test("the first page's data holds nothing of the sections", async ({ request }) => {
  const data = await (await request.get("/page-data/index/page-data.json")).text();
  for (const name of ["projects", "posts", "contacts", "interests", "attribution", "mission"]) {
    expect(data).not.toContain(`"${name}":`);
  }
});
