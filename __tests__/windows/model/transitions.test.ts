import {
  closeWindow,
  enterFullscreen,
  exitFullscreen,
  focusWindow,
  moveWindow,
  openWindow,
  openWindowBehind,
  resetWindows,
  showInWindow,
  toggleFullscreen,
} from "../../../src/windows/model/transitions";
import { initialWindowsState } from "../../../src/windows/model/windowsState";

const arrival = initialWindowsState(["home", "about"]);

describe("focusWindow", () => {
  it("brings a window to the front and keeps the others' order", () => {
    const state = initialWindowsState(["a", "b", "c"]);
    expect(focusWindow(state, "a").stack).toEqual(["b", "c", "a"]);
  });

  it("changes nothing for the focused window and for one that is closed", () => {
    expect(focusWindow(arrival, "about")).toBe(arrival);
    expect(focusWindow(arrival, "movie")).toBe(arrival);
  });
});

describe("openWindow", () => {
  it("opens in front", () => {
    expect(openWindow(arrival, "movie").stack).toEqual(["home", "about", "movie"]);
  });

  it("focuses a window that is open already, once", () => {
    expect(openWindow(arrival, "home").stack).toEqual(["about", "home"]);
    expect(openWindow(arrival, "about")).toBe(arrival);
  });

  it("opens behind all others without taking the focus", () => {
    expect(openWindowBehind(arrival, "vitals").stack).toEqual(["vitals", "home", "about"]);
    expect(openWindowBehind(arrival, "home")).toBe(arrival);
  });
});

describe("showInWindow", () => {
  it("shows another address, in front", () => {
    const shown = showInWindow(arrival, "home", "/posts/");
    expect(shown.stack).toEqual(["about", "home"]);
    expect(shown.addresses).toEqual({ home: "/posts/" });
    expect(showInWindow(shown, "home", "/films/").addresses).toEqual({ home: "/films/" });
  });

  it("opens a closed window", () => {
    const shown = showInWindow(arrival, "movie", "/films/");
    expect(shown.stack).toEqual(["home", "about", "movie"]);
    expect(shown.addresses).toEqual({ movie: "/films/" });
  });

  it("brings the window to the front that shows it already, and leaves the addresses untouched", () => {
    const shown = showInWindow(arrival, "about", "/posts/");
    const behind = focusWindow(shown, "home");
    const again = showInWindow(behind, "about", "/posts/");
    expect(again.stack).toEqual(["home", "about"]);
    expect(again.addresses).toBe(shown.addresses);
  });

  it("changes nothing when it is shown in front", () => {
    const shown = showInWindow(arrival, "about", "/posts/");
    expect(showInWindow(shown, "about", "/posts/")).toBe(shown);
  });
});

describe("closeWindow", () => {
  it("focuses the next window in the stack", () => {
    expect(closeWindow(arrival, "about").stack).toEqual(["home"]);
  });

  it("keeps place and address for the next opening, but not fullscreen", () => {
    const moved = moveWindow(showInWindow(arrival, "about", "/a/"), "about", { x: 7, y: 77 });
    const reopened = openWindow(closeWindow(enterFullscreen(moved, "about"), "about"), "about");
    expect(reopened.places.about).toEqual({ x: 7, y: 77 });
    expect(reopened.addresses.about).toBe("/a/");
    expect(reopened.fullscreen).toEqual([]);
  });

  it("changes nothing for a closed window", () => {
    expect(closeWindow(arrival, "movie")).toBe(arrival);
  });
});

describe("moveWindow", () => {
  it("remembers where a window was put and leaves the others' places untouched", () => {
    const first = moveWindow(arrival, "home", { x: 1, y: 2 });
    const second = moveWindow(first, "about", { x: 3, y: 4 });
    expect(second.places.home).toBe(first.places.home);
    expect(second.places.about).toEqual({ x: 3, y: 4 });
  });

  it("changes nothing for the same place, a closed window or a fullscreen one", () => {
    const moved = moveWindow(arrival, "home", { x: 1, y: 2 });
    expect(moveWindow(moved, "home", { x: 1, y: 2 })).toBe(moved);
    expect(moveWindow(moved, "movie", { x: 1, y: 2 })).toBe(moved);
    const fullscreen = enterFullscreen(moved, "home");
    expect(moveWindow(fullscreen, "home", { x: 9, y: 9 })).toBe(fullscreen);
  });
});

describe("fullscreen", () => {
  it("comes to the front and gives place and size back on leaving", () => {
    const moved = moveWindow(arrival, "home", { x: 1, y: 2 });
    const fullscreen = toggleFullscreen(moved, "home");
    expect(fullscreen.stack).toEqual(["about", "home"]);
    expect(fullscreen.fullscreen).toEqual(["home"]);
    expect(toggleFullscreen(fullscreen, "home")).toEqual({ ...moved, stack: ["about", "home"] });
  });

  it("changes nothing twice in a row, or for a closed window", () => {
    const fullscreen = enterFullscreen(arrival, "about");
    expect(enterFullscreen(fullscreen, "about")).toBe(fullscreen);
    expect(exitFullscreen(arrival, "about")).toBe(arrival);
    expect(toggleFullscreen(arrival, "movie")).toBe(arrival);
  });
});

describe("resetWindows", () => {
  it("opens the windows of the arrival again, at their start, in front of the others", () => {
    let state = closeWindow(arrival, "about");
    state = enterFullscreen(
      moveWindow(openWindow(state, "movie"), "movie", { x: 5, y: 50 }),
      "movie",
    );
    expect(resetWindows(state, ["home", "about"])).toEqual({
      stack: ["movie", "home", "about"],
      places: {},
      fullscreen: [],
      addresses: {},
    });
  });

  it("changes nothing when nothing was changed", () => {
    expect(resetWindows(arrival, ["home", "about"])).toBe(arrival);
  });
});
