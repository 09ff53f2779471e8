import {
  addressInFront,
  focusedWindow,
  isCovered,
  layerOf,
  neighbourOfFocused,
  orderOf,
  standingOf,
} from "../../../src/windows/model/queries";
import {
  closeWindow,
  enterFullscreen,
  focusWindow,
  moveWindow,
  showInWindow,
} from "../../../src/windows/model/transitions";
import { initialWindowsState } from "../../../src/windows/model/windowsState";

const state = initialWindowsState(["a", "b", "c"]);
const ids = ["a", "b", "c", "d"];

it("focuses the end of the stack: layer 1002, all others 1000, the most recent painted last", () => {
  expect(focusedWindow(state)).toBe("c");
  expect(ids.map((id) => layerOf(state, id))).toEqual([1000, 1000, 1002, 1000]);
  expect(["a", "b", "c"].map((id) => orderOf(state, id))).toEqual([0, 1, 2]);
});

it("covers what lies under a fullscreen window, and only that", () => {
  const fullscreen = enterFullscreen(state, "b");
  expect(["a", "b", "c"].map((id) => isCovered(fullscreen, id))).toEqual([true, false, true]);
  const raised = focusWindow(fullscreen, "a");
  expect(["a", "b", "c"].map((id) => isCovered(raised, id))).toEqual([false, false, true]);
});

it("tells a window all of where it stands", () => {
  const shown = showInWindow(state, "a", "/projects/");
  const moved = enterFullscreen(moveWindow(shown, "a", { x: 10, y: 20 }), "b");
  expect(standingOf(moved, "a")).toEqual({
    isOpen: true,
    isFocused: false,
    isFullscreen: false,
    isCovered: true,
    layer: 1000,
    order: 1,
    place: { x: 10, y: 20 },
    address: "/projects/",
  });
  expect(standingOf(moved, "b")).toEqual({
    isOpen: true,
    isFocused: true,
    isFullscreen: true,
    isCovered: false,
    layer: 1002,
    order: 2,
    place: null,
    address: null,
  });
  expect(standingOf(moved, "d")).toMatchObject({ isOpen: false, isFocused: false });
});

it("goes round the open windows in the order of the document, both ways", () => {
  const step = (from: string, by: 1 | -1) => neighbourOfFocused(focusWindow(state, from), ids, by);
  expect([step("a", 1), step("b", 1), step("c", 1)]).toEqual(["b", "c", "a"]);
  expect([step("a", -1), step("b", -1), step("c", -1)]).toEqual(["c", "a", "b"]);
  expect(neighbourOfFocused(initialWindowsState([]), ids, 1)).toBeUndefined();
});

it("is at the address of the open window furthest in front that has one, else at the site's", () => {
  const both = showInWindow(showInWindow(state, "a", "/projects/"), "b", "/movie-db/");
  expect(addressInFront(both)).toBe("/movie-db/");
  expect(addressInFront(focusWindow(both, "c"))).toBe("/movie-db/");
  expect(addressInFront(focusWindow(both, "a"))).toBe("/projects/");
  expect(addressInFront(closeWindow(both, "b"))).toBe("/projects/");
  expect(addressInFront(closeWindow(closeWindow(both, "b"), "a"))).toBe("/");
});
