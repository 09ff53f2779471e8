import { standingOf } from "../../../src/windows/model/queries";
import {
  closeWindow,
  dropWindow,
  enterFullscreen,
  exitFullscreen,
  focusWindow,
  moveWindow,
  openWindow,
  openWindowBehind,
  rearrangeWindow,
  resetWindows,
  resizeWindow,
  restoreSize,
  showInstead,
  showInWindow,
  snapWindow,
  tileWindow,
  toggleFullscreen,
} from "../../../src/windows/model/transitions";
import { initialWindowsState, type WindowsState } from "../../../src/windows/model/windowsState";

const BOX = { x: 9, y: 90, width: 640, height: 480 };
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

describe("showInstead", () => {
  it("shows another address where the window stands, unless it shows something else by now", () => {
    const behind = focusWindow(showInWindow(arrival, "about", "/posts/gone/"), "home");
    const shown = showInstead(behind, "about", "/posts/gone/", "/posts/");
    expect(shown).toEqual({ ...behind, addresses: { about: "/posts/" } });
    expect(showInstead(shown, "about", "/posts/gone/", "/posts/")).toBe(shown);
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

describe("resizeWindow", () => {
  it("remembers size and place, and leaves the others' untouched", () => {
    const first = resizeWindow(arrival, "home", BOX);
    expect(first.places.home).toEqual({ x: 9, y: 90 });
    expect(first.sizes.home).toEqual({ width: 640, height: 480 });
    const second = resizeWindow(first, "about", { ...BOX, width: 700 });
    expect(second.sizes.home).toBe(first.sizes.home);
    expect(second.places.home).toBe(first.places.home);
  });

  it("changes nothing for the same box, a closed window or a fullscreen one", () => {
    const resized = resizeWindow(arrival, "home", BOX);
    expect(resizeWindow(resized, "home", { ...BOX })).toBe(resized);
    expect(resizeWindow(resized, "movie", BOX)).toBe(resized);
    const fullscreen = enterFullscreen(resized, "home");
    expect(resizeWindow(fullscreen, "home", { ...BOX, width: 1 })).toBe(fullscreen);
  });

  it("is kept over closing and fullscreen, and lost where the first size is asked for", () => {
    const resized = resizeWindow(arrival, "home", BOX);
    const reopened = openWindow(closeWindow(resized, "home"), "home");
    expect(exitFullscreen(enterFullscreen(reopened, "home"), "home").sizes).toBe(resized.sizes);
    const restored = restoreSize(reopened, "home");
    expect(restored.sizes).toEqual({});
    expect(restored.places).toBe(resized.places);
    expect(restoreSize(restored, "home")).toBe(restored);
  });
});

describe("a tile", () => {
  const resized = resizeWindow(arrival, "home", BOX);
  const tiled = tileWindow(resized, "home", "topLeft");

  it("leaves place and size for afterwards: moving gives the size back", () => {
    expect(tiled.tiles).toEqual({ home: "topLeft" });
    expect(tiled.places).toBe(resized.places);
    const moved = moveWindow(tiled, "home", { x: 9, y: 90 });
    expect(moved).toEqual(resized);
    expect(moved.sizes).toBe(resized.sizes);
  });

  it("is left for another, for the first size and for a size of one's own", () => {
    expect(tileWindow(tiled, "home", "right").tiles).toEqual({ home: "right" });
    expect(restoreSize(tiled, "home")).toMatchObject({ tiles: {}, sizes: {} });
    expect(resizeWindow(tiled, "home", BOX)).toEqual(resized);
  });

  it("changes nothing where the window fills it, for a closed window and a fullscreen one", () => {
    expect(tileWindow(tiled, "home", "topLeft")).toBe(tiled);
    expect(tileWindow(tiled, "movie", "left")).toBe(tiled);
    const fullscreen = enterFullscreen(tiled, "home");
    expect(tileWindow(fullscreen, "home", "left")).toBe(fullscreen);
    expect(exitFullscreen(fullscreen, "home").tiles).toBe(tiled.tiles);
  });

  it("is taken by a window that is let go there, from fullscreen too", () => {
    const fullscreen = enterFullscreen(resized, "home");
    expect(snapWindow(fullscreen, "home", "left")).toMatchObject({
      fullscreen: [],
      tiles: { home: "left" },
    });
    expect(snapWindow(tiled, "home", "whole").fullscreen).toEqual(["home"]);
    expect(dropWindow(fullscreen, "home", { x: 1, y: 50 })).toMatchObject({
      fullscreen: [],
      places: { home: { x: 1, y: 50 } },
      sizes: resized.sizes,
    });
  });
});

describe("rearrangeWindow", () => {
  it("puts a window back to where it stood, as large as it was", () => {
    for (const before of [arrival, tileWindow(arrival, "home", "left")]) {
      const standing = standingOf(before, "home");
      const after = resizeWindow(before, "home", BOX);
      expect(rearrangeWindow(after, "home", standing)).toEqual(before);
      expect(rearrangeWindow(before, "home", standing)).toBe(before);
    }
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
  const start = { about: "/", movie: "/films/" };
  const reset = (state: WindowsState) => resetWindows(state, ["home", "about"], start);

  it("opens the windows of the arrival again, at their start, in front of the others", () => {
    let state = closeWindow(showInWindow(arrival, "about", "/posts/"), "about");
    state = enterFullscreen(
      moveWindow(openWindow(state, "movie"), "movie", { x: 5, y: 50 }),
      "movie",
    );
    state = tileWindow(resizeWindow(state, "home", BOX), "home", "left");
    expect(reset(state)).toEqual({
      stack: ["movie", "home", "about"],
      places: {},
      sizes: {},
      tiles: {},
      fullscreen: [],
      addresses: start,
    });
  });

  it("changes nothing when nothing was changed, and what is shown where only that was", () => {
    const begun = initialWindowsState(["home", "about"], start);
    expect(reset(begun)).toBe(begun);
    expect(reset(showInWindow(begun, "about", "/posts/"))).toEqual(begun);
  });
});
