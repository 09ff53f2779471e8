import { appsOf } from "../../src/apps/registry";
import { stackOnArrival } from "../../src/gatsby/browser/SiteRoot";
import { sectionAt } from "../../src/navigation/shell";
import { addressOf, appInFront } from "../../src/windows";
import { aFramedApp, navigationOf } from "../support/shell";

const FRAMED_APPS = appsOf({
  resume: null,
  webVitals: true,
  framedApps: [aFramedApp("Films"), aFramedApp("Notes", { openOnArrival: true })],
});
const WITH_RESUME = appsOf({
  resume: {
    ...{ address: "/resume/", file: "/a.pdf", showIcon: false },
    editions: [
      { app: "resume", address: "/resume/", title: "Résumé", lang: "en" },
      { app: "resume-de", address: "/resume/de/", title: "Lebenslauf", lang: "de" },
    ],
  },
  webVitals: false,
  framedApps: [],
});

test.each([
  ["/", FRAMED_APPS, "/", null, ["homeDirectory", "framed-notes", "preferences"]],
  ["/posts/a/", FRAMED_APPS, "/posts/a/", null, ["homeDirectory", "framed-notes", "preferences"]],
  [
    "/films/",
    FRAMED_APPS,
    "/",
    "framed-films",
    ["homeDirectory", "framed-notes", "preferences", "framed-films"],
  ],
  ["/notes/", FRAMED_APPS, "/", "framed-notes", ["homeDirectory", "preferences", "framed-notes"]],
  ["/resume/", WITH_RESUME, "/resume/", "resume", ["homeDirectory", "resume"]],
  ["/resume/de/", WITH_RESUME, "/resume/de/", "resume-de", ["homeDirectory", "resume-de"]],
])("a visitor who arrives at %s finds it in front", (address, apps, shows, app, stack) => {
  const open = stackOnArrival({ shows, app }, apps);
  expect(open).toEqual(stack);
  expect(addressOf(appInFront(open, apps), shows)).toBe(address);
});

test("a site without Web Vitals has no such window, and measures nothing", () => {
  const measures = (apps: typeof WITH_RESUME) => apps.filter(({ Background }) => Background);
  expect(measures(FRAMED_APPS).map(({ id }) => id)).toEqual(["webVitals"]);
  expect(measures(WITH_RESUME)).toEqual([]);
});

test("no two framed apps start at the same place", () => {
  const framedApps = ["A", "B", "C", "D", "E", "F"].map((name) => aFramedApp(name));
  const starts = appsOf({ resume: null, webVitals: true, framedApps })
    .filter(({ id }) => id.startsWith("framed-"))
    .map(({ start }) => start);
  expect(new Set(starts.map(({ x }) => x)).size).toBe(6);
  expect(new Set(starts.map(({ y }) => y)).size).toBe(6);
});

test.each([
  ["/", "Projects"],
  ["/general/", "General"],
  ["/posts/", "Posts"],
  ["/posts/marble/", "Posts"],
  // The first section is at the site's first page, but its items are in its own folder.
  ["/projects/oak/", "Projects"],
  ["/projects/", "Projects"],
  ["/movie-db/", undefined],
  ["/post/", undefined],
  ["/postscript/", undefined],
  ["posts", undefined],
  ["", undefined],
])("the address %j belongs to the section %s", (address, title) => {
  const sections = navigationOf(["Projects", "General", "Posts"]);
  expect(sectionAt(sections, address)?.title).toBe(title);
  expect(sectionAt([], address)).toBeUndefined();
});
