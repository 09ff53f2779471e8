import { openTab, type Tab } from "../support/tab";

let tab: Tab;
beforeEach(() => {
  jest.useFakeTimers();
  tab = openTab("/");
});

const path = () => tab.browser.path();
const entries = () => tab.browser.ownEntries().length;

describe("what is a step", () => {
  it("opens a window: Back closes it again, Forward opens it again", () => {
    tab.open("movie");
    expect([path(), entries()]).toEqual(["/movie-db/", 2]);
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
    tab.forward();
    expect([path(), tab.shown()]).toEqual(["/movie-db/", ["home", "pages /", "movie /movie-db/"]]);
  });

  it("chooses a section, then a project: Back leads to each one before", () => {
    tab.choose("/projects/");
    tab.choose("/projects/film/");
    expect([path(), entries()]).toEqual(["/projects/film/", 3]);
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/projects/", ["home", "pages /projects/"]]);
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
  });

  it("forgets what Forward led to, as a browser does", () => {
    tab.choose("/projects/");
    tab.back();
    tab.choose("/posts/");
    expect([path(), entries()]).toEqual(["/posts/", 2]);
    tab.forward();
    expect(path()).toBe("/posts/");
  });

  it("is none to choose what is shown in front already", () => {
    tab.choose("/projects/");
    tab.choose("/projects/");
    expect(entries()).toBe(2);
  });

  it("is none to open a window without an address: it is beside the journey, and stays open", () => {
    tab.choose("/projects/");
    tab.open("notes");
    expect([path(), entries()]).toEqual(["/projects/", 2]);
    tab.back();
    expect(tab.shown()).toEqual(["notes", "home", "pages /"]);
    tab.close("notes");
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
  });
});

describe("what is no step", () => {
  it("brings another window to the front: the address follows, Back undoes what was before", () => {
    tab.open("movie");
    tab.bringToFront("pages");
    expect([path(), entries()]).toEqual(["/", 2]);
    tab.back();
    expect(tab.shown()).toEqual(["home", "pages /"]);
  });

  it("chooses what an open window shows behind another", () => {
    tab.choose("/projects/");
    tab.open("movie");
    tab.choose("/projects/");
    expect([path(), entries()]).toEqual(["/projects/", 3]);
  });

  it("moves a window, lets it fill the screen, or opens one behind: nothing is written", () => {
    tab.choose("/projects/");
    const { history } = tab.browser.window;
    const replaceState = jest.spyOn(history, "replaceState");
    tab.move("pages", 20);
    tab.toggleFullscreen("pages");
    tab.openBehind("vitals");
    tab.bringToFront("vitals");
    expect(replaceState).not.toHaveBeenCalled();
    expect([path(), entries()]).toEqual(["/projects/", 2]);
  });

  it("resets the windows: the address is that of what is in front then", () => {
    tab.choose("/projects/");
    tab.choose("/projects/film/");
    tab.open("movie");
    tab.reset();
    expect([path(), entries()]).toEqual(["/", 4]);
    expect(tab.shown()).toEqual(["movie /movie-db/", "home", "pages /"]);
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/projects/film/", ["home", "pages /projects/film/"]]);
  });

  it("resets them to what the entry before shows: the visitor is back there", () => {
    tab.choose("/projects/");
    tab.reset();
    tab.settle();
    expect([path(), tab.browser.position()]).toEqual(["/", 1]);
  });
});

describe("closing", () => {
  it("goes back where the present entry opened the window, and Forward opens it again", () => {
    tab.open("movie");
    tab.bringToFront("pages");
    tab.close("movie");
    tab.settle();
    expect([path(), tab.browser.position()]).toEqual(["/", 1]);
    tab.forward();
    expect(tab.shown()).toEqual(["home", "movie /movie-db/", "pages /"]);
  });

  it("shows in the entry before what is left, also where another window was closed meanwhile", () => {
    tab.open("movie");
    tab.close("pages");
    tab.close("movie");
    tab.settle();
    expect([path(), tab.browser.position(), tab.shown()]).toEqual(["/", 1, ["home"]]);
  });

  it("stays at the entry otherwise, with the address of what is in front", () => {
    tab.open("movie");
    tab.choose("/projects/");
    tab.close("pages");
    tab.settle();
    expect([path(), entries(), tab.browser.position()]).toEqual(["/movie-db/", 3, 3]);
  });

  it("stays where nothing of ours lies before, and the address is the site's when nothing is open", () => {
    tab = openTab("/movie-db/");
    tab.close("movie");
    tab.settle();
    expect([path(), tab.browser.isAtAnotherSite()]).toEqual(["/", false]);
    tab.close("pages");
    tab.settle();
    expect([path(), tab.shown(), entries()]).toEqual(["/", ["home"], 1]);
  });

  it("is undone by Back where it was no way back itself, and no other window changes", () => {
    tab.open("movie");
    tab.choose("/projects/");
    tab.close("movie");
    tab.choose("/projects/film/");
    tab.back();
    expect(tab.shown()).toEqual(["home", "pages /projects/"]);
    tab.back();
    expect(tab.shown()).toEqual(["home", "pages /", "movie /movie-db/"]);
  });
});

describe("an entry that would show the same as the one beside it", () => {
  it("is not made by closing: the browser goes back to the one before", () => {
    tab.choose("/projects/");
    tab.back();
    tab.close("pages");
    tab.forward();
    tab.close("pages");
    tab.settle();
    expect([tab.browser.position(), tab.shown()]).toEqual([1, ["home"]]);
    tab.forward();
    expect(tab.shown()).toEqual(["home", "pages /projects/"]);
  });

  it("is passed over on the way", () => {
    tab.choose("/projects/");
    tab.close("pages");
    tab.open("movie");
    tab.back();
    tab.back();
    expect(tab.shown()).toEqual(["home", "pages /"]);
    tab.close("pages");
    tab.forward();
    expect([tab.browser.position(), path()]).toEqual([3, "/movie-db/"]);
    tab.back();
    expect([tab.browser.position(), tab.shown()]).toEqual([2, ["home"]]);
    tab.back();
    expect(tab.browser.isAtAnotherSite()).toBe(true);
  });

  it("is not in the way back either, where nothing comes after it", () => {
    tab.choose("/projects/");
    tab.choose("/posts/");
    tab.close("pages");
    tab.back();
    tab.close("pages");
    tab.forward();
    expect(tab.shown()).toEqual(["home"]);
    tab.back();
    expect([tab.browser.position(), tab.shown()]).toEqual([1, ["home", "pages /"]]);
  });

  it("counts as the same whatever windows without an address do", () => {
    tab.choose("/projects/");
    tab.openBehind("vitals");
    tab.bringToFront("vitals");
    tab.back();
    tab.close("pages");
    tab.forward();
    tab.close("pages");
    tab.settle();
    expect([tab.browser.position(), tab.shown()]).toEqual([1, ["home", "vitals"]]);
  });
});

describe("a heading in what is shown", () => {
  it("is an entry that Back leaves", () => {
    tab.choose("/posts/日本語/");
    tab.browser.followHash("#end");
    expect([path(), entries()]).toEqual(["/posts/日本語/#end", 3]);
    tab.back();
    expect(path()).toBe("/posts/日本語/");
    tab.forward();
    expect([path(), tab.shown()]).toEqual(["/posts/日本語/#end", ["home", "pages /posts/日本語/"]]);
  });

  it("is none a second time, when the browser makes no entry", () => {
    tab.choose("/posts/");
    tab.browser.followHash("#end");
    tab.browser.followHash("#end");
    expect(tab.page().journey().journey.entries).toHaveLength(entries());
    tab.choose("/projects/");
    tab.back();
    expect(path()).toBe("/posts/#end");
  });

  it("of another page is one step with that page", () => {
    tab.choose("/posts/日本語/", "#end");
    expect([path(), entries()]).toEqual(["/posts/日本語/#end", 2]);
    tab.back();
    expect([path(), tab.shown()]).toEqual(["/", ["home", "pages /"]]);
    tab.forward();
    expect([path(), tab.shown()]).toEqual(["/posts/日本語/#end", ["home", "pages /posts/日本語/"]]);
  });

  it("is left with what it is in", () => {
    tab.browser.followHash("#end");
    tab.choose("/projects/");
    expect(path()).toBe("/projects/");
    tab.back();
    expect(path()).toBe("/#end");
    tab.open("movie");
    tab.close("movie");
    tab.settle();
    expect([path(), tab.browser.position()]).toEqual(["/#end", 2]);
  });

  it("is kept when the site is entered there", () => {
    tab = openTab("/posts/#end");
    expect(path()).toBe("/posts/#end");
    tab.move("pages", 30);
    expect(path()).toBe("/posts/#end");
  });
});
