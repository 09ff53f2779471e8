import { checkContent } from "../../src/build/check/checkContent";
import { framedAppsOf } from "../../src/build/framedApps";
import { appIcon } from "../../src/build/icons/appIcon";
import { movieIcon } from "../../src/build/icons/movieIcon";
import { drawingColours } from "../../src/theme/drawing";
import { contentFiles } from "../support/contentFiles";
import { contentProject, removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

const { moviePlatform, ...siteWithoutMovie } = JSON.parse(String(contentFiles()["data/site.json"]));
const siteFile = (given: object) => ({
  "data/site.json": JSON.stringify({ ...siteWithoutMovie, ...given }),
});

const framed = async (given: object) => {
  contentProject({ ...siteFile(given), "static/n/index.html": "", "static/p/index.html": "" });
  const checked = await checkContent();
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return framedAppsOf(checked.content.site);
};

test("the Movie Platform is the first of them, as it always was", async () => {
  const [movie, notes] = await framed({
    moviePlatform: { title: "Movies", url: "/movies/" },
    framedApps: [{ title: "Notes", url: "https://notes.example/" }],
  });
  expect(movie).toEqual({
    id: "movieIframe",
    title: "Movies",
    label: "Movie DB",
    ...movieIcon,
    url: "/movies/",
    address: "/movie-db/",
    openOnArrival: false,
  });
  expect(notes?.title).toBe("Notes");
});

test("a framed app is known by its label, which is its title where there is none", async () => {
  const apps = await framed({
    framedApps: [
      { title: "All my notes", label: "Notes 日本", url: "/n/", icon: "home", openOnArrival: true },
      { title: "Preferences", url: "/p/" },
    ],
  });
  expect(apps).toMatchObject([
    {
      id: "framed-notes-日本",
      title: "All my notes",
      label: "Notes 日本",
      address: "/notes-日本/",
      icon: { name: "home" },
      openOnArrival: true,
    },
    // Not the id of an app of the site's own.
    {
      id: "framed-preferences",
      label: "Preferences",
      icon: { body: expect.stringMatching(/<path/) },
      openOnArrival: false,
    },
  ]);
});

test("there may be none", async () => {
  expect(await framed({ framedApps: [] })).toEqual([]);
  expect(await framed({})).toEqual([]);
});

test("a folder of the owner's in static/ keeps its address", async () => {
  const films = [{ title: "Films", url: "/films/" }];
  const report = await reportOn({
    ...siteFile({ framedApps: films }),
    "static/films/index.html": "<p>Films</p>",
  });
  expect(report).toContain(
    '"Films" would have the address /films/, which is that of "static/films". Change one of the two.',
  );
  expect(await reportOn(siteFile({ framedApps: films }))).toBe("");
});

test("a section may not be called like the Movie Platform's icon", async () => {
  const report = await reportOn({
    "data/navigation.json": JSON.stringify([
      { title: "Movie DB", section: "Projects", icon: "home" },
    ]),
  });
  expect(report).toContain("site → moviePlatform");
  expect(report).toContain('which is that of the section "Movie DB"');
});

test("the Movie Platform's icon has the colours of the other apps' icons", () => {
  expect(movieIcon.tile).toBe(drawingColours.coral);
  const colours = movieIcon.icon.body.match(/#[0-9a-f]{6}/g) ?? [];
  expect(new Set(colours)).toEqual(new Set([drawingColours.paper]));
});

test("an owner's icon stands on a tile: a plain sign in paper, a picture on it", () => {
  const sign = appIcon("lucide:notebook");
  expect(sign.tile).toBe(drawingColours.indigo);
  expect(sign.icon.viewBox).toBe("0 0 32 32");
  expect(sign.icon.body).toContain(`color="${drawingColours.paper}"`);
  expect(sign.icon.body).toContain("translate(7 7)scale(0.75)");
  expect(appIcon("home").tile).toBe(drawingColours.paper);
});
