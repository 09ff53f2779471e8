import { MOST_ENTRIES } from "./support/fakeBrowser";
import { openTab, type Tab } from "./support/tab";

let tab: Tab;
beforeEach(() => {
  jest.useFakeTimers();
  tab = openTab("/");
});

const path = () => tab.browser.path();
const position = () => tab.browser.position();
const paths = () => tab.browser.ownEntries().map(({ top }) => new URL(top.url).pathname);

describe("while the browser is on its way back", () => {
  it("opens what is opened: it is the entry after the one gone back to", () => {
    tab.open("movie");
    tab.close("movie");
    tab.choose("/projects/");
    tab.settle();
    expect([paths(), position(), tab.shown()]).toEqual([
      ["/", "/projects/"],
      2,
      ["home", "pages /projects/"],
    ]);
    tab.back();
    expect(tab.shown()).toEqual(["home", "pages /"]);
  });

  it("opens and closes the same window as often as asked, and ends where that began", () => {
    for (let times = 0; times < 5; times += 1) {
      tab.open("movie");
      tab.close("movie");
    }
    tab.settle();
    expect([path(), position(), tab.shown()]).toEqual(["/", 1, ["home", "pages /"]]);
  });

  it("closes one window after the other, each with its own way back", () => {
    tab.close("pages");
    tab.open("pages");
    tab.open("movie");
    tab.close("movie");
    tab.close("pages");
    tab.settle();
    expect([path(), position(), tab.shown()]).toEqual(["/", 1, ["home"]]);
    tab.forward();
    tab.forward();
    expect(tab.shown()).toEqual(["home", "pages /", "movie /movie-db/"]);
  });

  it("goes as far as the visitor asks with Back besides", () => {
    tab.choose("/projects/");
    tab.open("movie");
    tab.close("movie");
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
  });

  it("loses nothing when the page is loaded again", () => {
    tab.choose("/projects/");
    tab.open("movie");
    tab.close("movie");
    tab.browser.reload();
    tab.settle();
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/projects/", ["home", "pages /projects/"]]);
  });
});

describe("a framed page with links of its own", () => {
  beforeEach(() => {
    tab.open("movie");
    tab.browser.followLinkInFrame();
    tab.browser.followLinkInFrame();
  });

  it("keeps no address of a window that was closed", () => {
    const go = jest.spyOn(tab.browser.window.history, "go");
    tab.close("movie");
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
    expect(go).not.toHaveBeenCalled();
  });

  it("leaves nothing behind that Back would do nothing at, but its own entries", () => {
    tab.close("movie");
    tab.back();
    tab.back();
    tab.back();
    expect(tab.browser.isAtAnotherSite()).toBe(true);
  });

  it("does not stop what comes later, where going back led to an entry of its own", () => {
    tab.choose("/projects/");
    tab.back();
    tab.close("movie");
    tab.choose("/posts/");
    tab.settle();
    expect([path(), tab.shown()]).toEqual(["/posts/", ["home", "pages /posts/"]]);
    tab.back();
    expect(path()).toBe("/");
  });
});

describe("a browser that", () => {
  it("has forgotten the entries before: the address is right after a while", () => {
    tab.open("movie");
    tab.browser.forgetEntriesBefore();
    tab.close("movie");
    tab.choose("/projects/");
    tab.settle();
    expect([path(), paths()]).toEqual(["/projects/", ["/", "/projects/"]]);
  });

  it("keeps no more entries is not sent back, since a framed page may have made some", () => {
    for (let times = 0; times < MOST_ENTRIES; times += 2) {
      tab.choose("/projects/");
      tab.choose("/posts/");
    }
    tab.open("movie");
    tab.browser.followLinkInFrame();
    tab.browser.followLinkInFrame();
    const inFrame = position();
    tab.close("movie");
    tab.settle();
    expect([position(), path(), tab.shown()]).toEqual([
      inFrame,
      "/posts/",
      ["home", "pages /posts/"],
    ]);
    for (const _entry of ["the frame's second", "the frame's first", "the window's"]) tab.back();
    expect([path(), tab.shown()]).toEqual(["/projects/", ["home", "pages /projects/"]]);
    tab.back();
    expect(path()).toBe("/posts/");
  });

  it("refuses to make an entry is not sent back from the one before", () => {
    tab.browser.refuseWrites(true);
    tab.open("movie");
    tab.browser.refuseWrites(false);
    tab.close("movie");
    tab.settle();
    expect([path(), tab.browser.isAtAnotherSite()]).toEqual(["/", false]);
  });

  it("refuses to change an entry is told again on the way back to it", () => {
    tab.choose("/projects/");
    tab.browser.refuseWrites(true);
    tab.close("pages");
    tab.browser.refuseWrites(false);
    tab.open("movie");
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/", ["home"]]);
  });
});

describe("an entry that the journey does not know", () => {
  beforeEach(() => {
    tab.choose("/projects/film/");
    tab.open("movie");
    tab.choose("/posts/日本語/");
  });

  it.each([null, "", "{", "[]", '{"version":0}', '{"version":1,"id":"x"}'])(
    "shows its address where %j is found in storage, and so do those beside it",
    (found) => {
      tab.nextLoadFinds(found);
      tab.browser.reload();
      expect([path(), tab.shown()]).toEqual(["/posts/日本語/", ["home", "pages /posts/日本語/"]]);
      tab.back();
      expect([path(), tab.shown().at(-1)]).toEqual(["/movie-db/", "movie /movie-db/"]);
      tab.back();
      expect([path(), tab.shown().at(-1)]).toEqual(["/projects/film/", "pages /projects/film/"]);
      tab.forward();
      expect([path(), tab.shown().at(-1)]).toEqual(["/movie-db/", "movie /movie-db/"]);
    },
  );

  it("begins a journey of its own: closing there leads to no entry of the older one", () => {
    tab.nextLoadFinds(null);
    tab.browser.reload();
    tab.back();
    tab.close("movie");
    tab.settle();
    expect([path(), position()]).toEqual(["/posts/日本語/", 3]);
  });

  it("is that of a visit before, when the site was entered anew in the same tab", () => {
    tab.browser.visit("/projects/");
    tab.choose("/posts/");
    tab.back();
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/posts/日本語/", ["home", "pages /posts/日本語/"]]);
    tab.forward();
    expect([path(), tab.shown()]).toEqual(["/projects/", ["home", "pages /projects/"]]);
  });
});
