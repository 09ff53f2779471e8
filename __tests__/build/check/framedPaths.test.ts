import { DEFAULT_THEME_STORAGE_KEY, STORAGE_KEYS } from "../../../src/lib/storageKeys";
import { contentFiles } from "../../support/contentFiles";
import { removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

const site = (more: object) => ({
  "data/site.json": JSON.stringify(
    { ...JSON.parse(String(contentFiles()["data/site.json"])), ...more },
    null,
    2,
  ),
});

test.each([
  [
    { moviePlatform: { title: "Movies", url: "/movie/" } },
    "13:12  site → moviePlatform → url",
    'There is no page "/movie/". Did you mean "/movies/"?',
  ],
  [
    { framedApps: [{ title: "Notes", url: "/notes.html" }] },
    "18:14  site → framedApps → 1 → url",
    'There is no file "/notes.html".',
  ],
  [
    { analytics: { src: "/count.js" } },
    "16:12  site → analytics → src",
    'There is no file "/count.js".',
  ],
])("what is framed of this site must be there: %j", async (more, place, sentence) => {
  const report = await reportOn(site(more));
  expect(report).toBe(`data/site.json:${place}\n  ${sentence}\n\n1 mistake in 1 file.`);
});

test.each([
  "/movies/",
  "/movies",
  "/movies/index.html",
  "/projects/",
  "/clock.html?zone=Oslo",
  "https://example.com/nowhere/",
])("%s can be framed", async (url) => {
  const files = { ...site({ framedApps: [{ title: "Notes", url }] }), "static/clock.html": "" };
  expect(await reportOn(files)).toBe("");
});

test.each(STORAGE_KEYS.local.filter((key) => key !== DEFAULT_THEME_STORAGE_KEY))(
  "the theme is not remembered under %s, where something else is",
  async (themeStorageKey) => {
    expect(await reportOn(site({ themeStorageKey }))).toBe(
      `data/site.json:15:22  site → themeStorageKey\n  Under "${themeStorageKey}" a browser remembers something else. Take another name.\n\n1 mistake in 1 file.`,
    );
  },
);
