import type { APIRequestContext } from "@playwright/test";
import { siteWords } from "../../../src/words/siteWords";
import { onSite, siteAddressOf } from "../support/addresses";
import { HOME } from "../support/builtHtml";
import {
  builtPages,
  itemPage,
  type PageData,
  sectionPage,
  walkedPages,
  walkedSectionPages,
} from "../support/builtPages";
import {
  framedApps,
  mailAddresses,
  postNames,
  projectNames,
  resumeApps,
  sectionTitles,
  siteTitle,
  wordsOf,
} from "../support/content";
import { complaintsOf, observe } from "../support/observe";
import { panel } from "../support/sections";
import { expect, test } from "../support/test";

/** As a reader takes it in: line breaks and capitals are the design's. */
const read = (text: string) =>
  text
    .replaceAll(siteWords.links.newTab, "")
    .replaceAll(/[↗↖]\uFE0E?/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const titleOf = ({ result }: PageData) => {
  const { title } = result.pageContext;
  return title === null ? siteTitle : `${title} · ${siteTitle}`;
};

/** The project or post that a page shows, by name. */
const itemOf = ({ result }: PageData): string | null =>
  builtPages.find(({ path }) => path === result.pageContext.item)?.result.pageContext.title ?? null;

/** Statuses of what has been asked for before: pages have most of their links in common. */
const statuses = new Map<string, number>();

const statusOf = async (request: APIRequestContext, address: string): Promise<number> => {
  const known = statuses.get(address);
  if (known !== undefined) return known;
  const status = (await request.get(address)).status();
  statuses.set(address, status);
  return status;
};

test("there is a page for each section, project, post, and app", () => {
  const named = [
    ...sectionTitles.map(sectionPage),
    ...projectNames.map((name) => itemPage(name, "Projects")),
    ...postNames.map((name) => itemPage(name, "Posts")),
  ].map(({ path }) => path);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toContain("/");
  expect(builtPages.map(({ path }) => path).sort()).toEqual(
    [...named, ...[...framedApps, ...resumeApps].map((app) => app.path)].sort(),
  );
});

test("no two pages of a section have the same title or description", () => {
  for (const property of ["title", "description"] as const) {
    const texts = builtPages.map(({ result: { pageContext } }) =>
      [pageContext.section, pageContext[property]].join(": "),
    );
    expect(new Set(texts).size, property).toBe(texts.length);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const built of walkedPages) {
    const { path, result } = built;
    const { section, sectionTitle, description } = result.pageContext;
    const showsSection = walkedSectionPages.includes(built);

    test(`${path} is a complete, linked page`, async ({ desktop, page, request }) => {
      const response = await page.goto(onSite(path));
      expect(response?.status()).toBe(200);

      const content = (tag: string) => page.locator(`meta[${tag}]`).getAttribute("content");
      const address = new URL(onSite(encodeURI(path)), HOME).href;
      await expect(page).toHaveTitle(titleOf(built));
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
      expect(description.trim()).not.toBe("");
      expect(await content("name=description")).toBe(description);
      expect(await content("property='og:title'")).toBe(titleOf(built));
      expect(await content("property='og:description'")).toBe(description);
      expect(await content("property='og:url'")).toBe(address);
      expect(await content("property='og:type'")).toBe(
        section === "Posts" && result.pageContext.item === path ? "article" : "website",
      );
      expect(await content("property='og:image'")).toMatch(/^https:\/\/.+/);
      expect(await content("name='twitter:card'")).toBe("summary_large_image");

      if (showsSection) {
        const shown = panel(page, sectionTitle);
        await expect(shown).toBeVisible();
        await expect(shown.getByRole("heading", { level: 3 }).first()).toBeVisible();
        const words = read(await shown.innerText());
        for (const text of wordsOf(section, itemOf(built) ?? sectionTitle))
          expect(words).toContain(read(text));
      }

      const links = await page
        .locator("a[href]")
        .evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href));
      const internal = links.filter((link) => link.startsWith(new URL(desktop.site).origin));
      const leadTo = internal.map((link) => siteAddressOf(link, desktop.site));
      // A page without sections leads to the first one, whose page leads on.
      for (const title of showsSection ? sectionTitles : sectionTitles.slice(0, 1))
        expect(leadTo).toContain(sectionPage(title).path);
      for (const link of new Set(internal)) expect(await statusOf(request, link), link).toBe(200);

      const html = (await response?.text()) ?? "";
      expect(html).not.toContain("mailto:");
      for (const mail of mailAddresses) expect(html).not.toContain(mail);
    });
  }
});

test.describe("with script", () => {
  for (const { path, result } of walkedSectionPages) {
    const { sectionTitle, item } = result.pageContext;

    test(`${path} comes to life as it is`, async ({ desktop }) => {
      await desktop.visit(path);
      await expect
        .poll(async () => {
          const observation = await observe(desktop);
          const { address, picture } = observation;
          const { section, item: shown } = picture;
          return { complaints: complaintsOf(observation), address, section, shown };
        })
        .toEqual({ complaints: [], address: path, section: sectionTitle, shown: item });
    });
  }
});

test.describe("an address of no page", () => {
  test.use({ expectedComplaints: /status of 404/ });

  for (const path of ["/posts/nowhere/", "/projects/nowhere/", "/nowhere/at-all/"]) {
    test(`${path} is not found, and leads home`, async ({ page }) => {
      expect((await page.goto(onSite(path)))?.status()).toBe(404);
      await expect(page).toHaveTitle(`${siteWords.notFound.title} · ${siteTitle}`);
      await expect(page.getByText(siteWords.notFound.heading)).toBeVisible();
      await expect(page.locator("[data-window-id]")).toHaveCount(0);
      await page.getByRole("link", { name: siteWords.notFound.home }).click();
      await expect(
        page.getByRole("region", { name: siteWords.titles.aboutMe, exact: true }),
      ).toBeVisible();
    });
  }

  test("its HTML holds no mail address either", async ({ request }) => {
    const html = await (await request.get(onSite("/404.html"))).text();
    expect(html).not.toContain("mailto:");
    for (const mail of mailAddresses) expect(html).not.toContain(mail);
  });
});
