import * as transitions from "../../../src/windows/model/state";

const {
  arrangementOf,
  closeWindow,
  focusWindow,
  initialWindowsState,
  moveWindow,
  openSplit,
  openWindow,
  openWindowBehind,
  readArrangements,
  resetWindows,
  resizeWindow,
  restoreSize,
  snapWindow,
  toggleCollapsed,
  toggleFullscreen,
} = transitions;

const BOX = { x: 9, y: 90, width: 640, height: 480 };
const arrival = initialWindowsState(["home", "about"]);

it("focuses a window and keeps the order of the others", () => {
  const state = initialWindowsState(["a", "b", "c"]);
  expect(focusWindow(state, "a").stack).toEqual(["b", "c", "a"]);
  expect(focusWindow(state, "c")).toBe(state);
});

it("opens a window in front, or behind all others", () => {
  expect(openWindow(arrival, "movie").stack).toEqual(["home", "about", "movie"]);
  expect(openWindow(arrival, "home").stack).toEqual(["about", "home"]);
  expect(openWindowBehind(arrival, "vitals").stack).toEqual(["vitals", "home", "about"]);
  expect(openWindowBehind(arrival, "about")).toBe(arrival);
});

it("opens a window on one half, in front, and its story on the other, which goes back when it closes", () => {
  const moved = moveWindow(initialWindowsState(["about", "home"]), "about", { x: 9, y: 90 });
  const state = openSplit(moved, "live", "about");
  expect(state.stack).toEqual(["home", "about", "live"]);
  expect(["about", "live"].map((id) => arrangementOf(state, id).tile)).toEqual(["left", "right"]);
  expect(arrangementOf(closeWindow(state, "live"), "about")).toEqual(arrangementOf(moved, "about"));
});

it("gives a story the half back that it had before its window opened, unless it has moved since", () => {
  const state = openSplit(snapWindow(arrival, "about", "right"), "live", "about");
  const stored = { ...state, arrangements: readArrangements({ ...state.arrangements }) };
  expect(arrangementOf(closeWindow(stored, "live"), "about").tile).toBe("right");
  const moved = moveWindow(state, "about", { x: 9, y: 90 });
  expect(arrangementOf(closeWindow(moved, "live"), "about").tile).toBeNull();
});

it("focuses the next window when one closes, and keeps its place and size", () => {
  const resized = resizeWindow(arrival, "about", BOX);
  const closed = closeWindow(toggleFullscreen(resized, "about"), "about");
  expect(closed.stack).toEqual(["home"]);
  expect(openWindow(closed, "about")).toEqual(resized);
});

it("keeps the identity of other windows' arrangements", () => {
  const first = moveWindow(arrival, "home", { x: 1, y: 2 });
  const second = focusWindow(resizeWindow(first, "about", BOX), "home");
  expect(arrangementOf(second, "home")).toBe(arrangementOf(first, "home"));
});

it("gives a snapped window its own size back when it is moved", () => {
  const resized = resizeWindow(arrival, "home", BOX);
  const snapped = snapWindow(resized, "home", "topLeft");
  expect(arrangementOf(snapped, "home")).toEqual({
    place: { x: 9, y: 90 },
    size: { width: 640, height: 480 },
    tile: "topLeft",
    isFullscreen: false,
  });
  expect(moveWindow(snapped, "home", { x: 9, y: 90 }).arrangements).toEqual(resized.arrangements);
  expect(arrangementOf(restoreSize(snapped, "home"), "home")).toMatchObject({
    size: null,
    tile: null,
  });
});

it("moves and snaps a window out of fullscreen, and snaps it to the whole", () => {
  const fullscreen = toggleFullscreen(arrival, "home");
  expect(arrangementOf(snapWindow(fullscreen, "home", "left"), "home")).toMatchObject({
    tile: "left",
    isFullscreen: false,
  });
  expect(arrangementOf(moveWindow(fullscreen, "home", { x: 1, y: 50 }), "home")).toMatchObject({
    place: { x: 1, y: 50 },
    isFullscreen: false,
  });
  expect(snapWindow(arrival, "home", "whole")).toEqual(fullscreen);
});

it("brings a fullscreen window to the front and restores its place afterwards", () => {
  const moved = moveWindow(arrival, "home", { x: 1, y: 2 });
  const fullscreen = toggleFullscreen(moved, "home");
  expect(fullscreen.stack).toEqual(["about", "home"]);
  expect(toggleFullscreen(fullscreen, "home")).toEqual({ ...moved, stack: ["about", "home"] });
});

it("folds a panel, also in the record of a session, and unfolds it", () => {
  const folded = toggleCollapsed(moveWindow(arrival, "home", { x: 1, y: 2 }), "home");
  expect(readArrangements({ ...folded.arrangements })).toEqual(folded.arrangements);
  expect(arrangementOf(folded, "home").isCollapsed).toBe(true);
  expect(arrangementOf(toggleCollapsed(folded, "home"), "home").isCollapsed).toBe(false);
});

it("resets the first windows to their start, in front of those opened since", () => {
  let state = closeWindow(arrival, "about");
  state = toggleFullscreen(openWindow(state, "movie"), "movie");
  state = snapWindow(resizeWindow(state, "home", BOX), "home", "left");
  expect(resetWindows(state, ["home", "about"])).toEqual(
    initialWindowsState(["movie", "home", "about"]),
  );
});
