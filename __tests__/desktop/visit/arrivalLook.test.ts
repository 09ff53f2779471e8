import { appsOf } from "../../../src/apps/registry";
import { windowsOnArrival } from "../../../src/desktop/arrival";
import { looksAsOnArrival } from "../../../src/desktop/visit/arrivalLook";
import type { WindowsState } from "../../../src/windows";
import { startJourney } from "../../../src/windows";
import { aFramedApp } from "../../support/shell";

const PAGES = "preferences";
const MOVIE = "movieIframe";

const APPS = appsOf({ resume: null, framedApps: [aFramedApp("Movie DB", { id: MOVIE })] });

const home = windowsOnArrival({ shows: "/", app: null }, APPS);
const post = windowsOnArrival({ shows: "/posts/a/", app: null }, APPS);
const movie = windowsOnArrival({ shows: "/", app: MOVIE }, APPS);

const looks = (windows: WindowsState, scrolled: Record<string, number> = {}) =>
  looksAsOnArrival(
    {
      id: "abc",
      journey: startJourney(windows),
      windows,
      sectionAddresses: {},
      scrolled,
    },
    APPS,
  );

describe("nothing need be hidden while a visit is restored", () => {
  it("where all is as the page's HTML shows it", () => {
    expect(looks(home)).toBe(true);
    expect(looks(post)).toBe(true);
    expect(looks(movie)).toBe(true);
  });

  it("where there is besides only what opens by itself", () => {
    expect(looks({ ...post, stack: ["webVitals", ...post.stack] })).toBe(true);
  });

  it("where nothing was scrolled away from its top", () => {
    expect(looks(post, { "panel /posts/a/": 0 })).toBe(true);
  });
});

describe("the windows are hidden until they are restored", () => {
  it("where one was closed", () => {
    expect(looks({ ...home, stack: ["homeDirectory"] })).toBe(false);
    expect(looks({ ...movie, stack: ["homeDirectory", MOVIE] })).toBe(false);
  });

  it("where one is open besides", () => {
    expect(looks({ ...post, stack: [MOVIE, ...post.stack] })).toBe(false);
  });

  it("where they lie in another order", () => {
    expect(looks({ ...home, stack: [PAGES, "homeDirectory"] })).toBe(false);
    expect(looks({ ...movie, stack: [PAGES, "homeDirectory", MOVIE] })).toBe(false);
  });

  it("where another page is open behind the one in front", () => {
    expect(looks({ ...movie, addresses: { ...movie.addresses, [PAGES]: "/posts/a/" } })).toBe(
      false,
    );
  });

  it("where one was moved or resized, or fills the screen or a part of it", () => {
    expect(looks({ ...home, places: { [PAGES]: { x: 1, y: 50 } } })).toBe(false);
    expect(looks({ ...home, sizes: { [PAGES]: { width: 500, height: 400 } } })).toBe(false);
    expect(looks({ ...home, tiles: { [PAGES]: "left" } })).toBe(false);
    expect(looks({ ...home, fullscreen: [PAGES] })).toBe(false);
  });

  it("where something was scrolled", () => {
    expect(looks(post, { "panel /posts/a/": 12 })).toBe(false);
  });
});
