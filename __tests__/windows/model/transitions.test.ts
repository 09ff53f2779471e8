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
  it("brings the focused window to the front and keeps the order of the others", () => {
    const state = initialWindowsState(["a", "b", "c"]);
    expect(focusWindow(state, "a").stack).toEqual(["b", "c", "a"]);
  });

  it("changes nothing when a focused or closed window is focused", () => {
    expect(focusWindow(arrival, "about")).toBe(arrival);
    expect(focusWindow(arrival, "movie")).toBe(arrival);
  });
});

describe("openWindow", () => {
  it("opens a window in front", () => {
    expect(openWindow(arrival, "movie").stack).toEqual(["home", "about", "movie"]);
  });

  it("focuses a window that is already open", () => {
    expect(openWindow(arrival, "home").stack).toEqual(["about", "home"]);
    expect(openWindow(arrival, "about")).toBe(arrival);
  });

  it("opens a window behind all others without taking the focus", () => {
    expect(openWindowBehind(arrival, "vitals").stack).toEqual(["vitals", "home", "about"]);
    expect(openWindowBehind(arrival, "home")).toBe(arrival);
  });
});

describe("showInWindow", () => {
  it("shows another address in a window and brings it to the front", () => {
    const shown = showInWindow(arrival, "home", "/posts/");
    expect(shown.stack).toEqual(["about", "home"]);
    expect(shown.addresses).toEqual({ home: "/posts/" });
    expect(showInWindow(shown, "home", "/films/").addresses).toEqual({ home: "/films/" });
  });

  it("opens a closed window at the address", () => {
    const shown = showInWindow(arrival, "movie", "/films/");
    expect(shown.stack).toEqual(["home", "about", "movie"]);
    expect(shown.addresses).toEqual({ movie: "/films/" });
  });

  it("brings the window that already shows the address to the front and keeps the addresses", () => {
    const shown = showInWindow(arrival, "about", "/posts/");
    const behind = focusWindow(shown, "home");
    const again = showInWindow(behind, "about", "/posts/");
    expect(again.stack).toEqual(["home", "about"]);
    expect(again.addresses).toBe(shown.addresses);
  });

  it("changes nothing when the address is already shown in front", () => {
    const shown = showInWindow(arrival, "about", "/posts/");
    expect(showInWindow(shown, "about", "/posts/")).toBe(shown);
  });
});

describe("showInstead", () => {
  it("replaces an address in place, unless the window shows something else by now", () => {
    const behind = focusWindow(showInWindow(arrival, "about", "/posts/gone/"), "home");
    const shown = showInstead(behind, "about", "/posts/gone/", "/posts/");
    expect(shown).toEqual({ ...behind, addresses: { about: "/posts/" } });
    expect(showInstead(shown, "about", "/posts/gone/", "/posts/")).toBe(shown);
  });
});

describe("closeWindow", () => {
  it("focuses the next window in the stack when one is closed", () => {
    expect(closeWindow(arrival, "about").stack).toEqual(["home"]);
  });

  it("keeps the place and address of a closed window, but not fullscreen", () => {
    const moved = moveWindow(showInWindow(arrival, "about", "/a/"), "about", { x: 7, y: 77 });
    const reopened = openWindow(closeWindow(enterFullscreen(moved, "about"), "about"), "about");
    expect(reopened.places.about).toEqual({ x: 7, y: 77 });
    expect(reopened.addresses.about).toBe("/a/");
    expect(reopened.fullscreen).toEqual([]);
  });

  it("changes nothing when a closed window is closed again", () => {
    expect(closeWindow(arrival, "movie")).toBe(arrival);
  });
});

describe("moveWindow", () => {
  it("remembers where a window was moved and keeps the places of the others", () => {
    const first = moveWindow(arrival, "home", { x: 1, y: 2 });
    const second = moveWindow(first, "about", { x: 3, y: 4 });
    expect(second.places.home).toBe(first.places.home);
    expect(second.places.about).toEqual({ x: 3, y: 4 });
  });

  it("moves no closed or fullscreen window, and none to its own place", () => {
    const moved = moveWindow(arrival, "home", { x: 1, y: 2 });
    expect(moveWindow(moved, "home", { x: 1, y: 2 })).toBe(moved);
    expect(moveWindow(moved, "movie", { x: 1, y: 2 })).toBe(moved);
    const fullscreen = enterFullscreen(moved, "home");
    expect(moveWindow(fullscreen, "home", { x: 9, y: 9 })).toBe(fullscreen);
  });
});

describe("resizeWindow", () => {
  it("remembers the size and place of a resized window and keeps those of the others", () => {
    const first = resizeWindow(arrival, "home", BOX);
    expect(first.places.home).toEqual({ x: 9, y: 90 });
    expect(first.sizes.home).toEqual({ width: 640, height: 480 });
    const second = resizeWindow(first, "about", { ...BOX, width: 700 });
    expect(second.sizes.home).toBe(first.sizes.home);
    expect(second.places.home).toBe(first.places.home);
  });

  it("resizes no closed or fullscreen window, and none to its own size", () => {
    const resized = resizeWindow(arrival, "home", BOX);
    expect(resizeWindow(resized, "home", { ...BOX })).toBe(resized);
    expect(resizeWindow(resized, "movie", BOX)).toBe(resized);
    const fullscreen = enterFullscreen(resized, "home");
    expect(resizeWindow(fullscreen, "home", { ...BOX, width: 1 })).toBe(fullscreen);
  });

  it("keeps a size through closing and fullscreen until the first size is restored", () => {
    const resized = resizeWindow(arrival, "home", BOX);
    const reopened = openWindow(closeWindow(resized, "home"), "home");
    expect(exitFullscreen(enterFullscreen(reopened, "home"), "home").sizes).toBe(resized.sizes);
    const restored = restoreSize(reopened, "home");
    expect(restored.sizes).toEqual({});
    expect(restored.places).toBe(resized.places);
    expect(restoreSize(restored, "home")).toBe(restored);
  });
});

describe("tileWindow and snapWindow", () => {
  const resized = resizeWindow(arrival, "home", BOX);
  const tiled = tileWindow(resized, "home", "topLeft");

  it("gives a snapped window its size back when it is moved", () => {
    expect(tiled.tiles).toEqual({ home: "topLeft" });
    expect(tiled.places).toBe(resized.places);
    const moved = moveWindow(tiled, "home", { x: 9, y: 90 });
    expect(moved).toEqual(resized);
    expect(moved.sizes).toBe(resized.sizes);
  });

  it("leaves a tile for another tile, for the first size and for a new size", () => {
    expect(tileWindow(tiled, "home", "right").tiles).toEqual({ home: "right" });
    expect(restoreSize(tiled, "home")).toMatchObject({ tiles: {}, sizes: {} });
    expect(resizeWindow(tiled, "home", BOX)).toEqual(resized);
  });

  it("snaps no closed or fullscreen window, and none to its own tile", () => {
    expect(tileWindow(tiled, "home", "topLeft")).toBe(tiled);
    expect(tileWindow(tiled, "movie", "left")).toBe(tiled);
    const fullscreen = enterFullscreen(tiled, "home");
    expect(tileWindow(fullscreen, "home", "left")).toBe(fullscreen);
    expect(exitFullscreen(fullscreen, "home").tiles).toBe(tiled.tiles);
  });

  it("snaps a window that is dropped there, even out of fullscreen", () => {
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
  it("puts a window back at its former place and size", () => {
    for (const before of [arrival, tileWindow(arrival, "home", "left")]) {
      const standing = standingOf(before, "home");
      const after = resizeWindow(before, "home", BOX);
      expect(rearrangeWindow(after, "home", standing)).toEqual(before);
      expect(rearrangeWindow(before, "home", standing)).toBe(before);
    }
  });
});

describe("fullscreen", () => {
  it("brings a fullscreen window to the front and restores its place afterwards", () => {
    const moved = moveWindow(arrival, "home", { x: 1, y: 2 });
    const fullscreen = toggleFullscreen(moved, "home");
    expect(fullscreen.stack).toEqual(["about", "home"]);
    expect(fullscreen.fullscreen).toEqual(["home"]);
    expect(toggleFullscreen(fullscreen, "home")).toEqual({ ...moved, stack: ["about", "home"] });
  });

  it("enters and leaves fullscreen once, and not for a closed window", () => {
    const fullscreen = enterFullscreen(arrival, "about");
    expect(enterFullscreen(fullscreen, "about")).toBe(fullscreen);
    expect(exitFullscreen(arrival, "about")).toBe(arrival);
    expect(toggleFullscreen(arrival, "movie")).toBe(arrival);
  });
});

describe("resetWindows", () => {
  const start = { about: "/", movie: "/films/" };
  const reset = (state: WindowsState) => resetWindows(state, ["home", "about"], start);

  it("reopens the first windows at their start, in front of the others", () => {
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

  it("resets nothing when nothing was changed, and only the address when only that was", () => {
    const begun = initialWindowsState(["home", "about"], start);
    expect(reset(begun)).toBe(begun);
    expect(reset(showInWindow(begun, "about", "/posts/"))).toEqual(begun);
  });
});
