import {
  addressInFront,
  endOfRound,
  focusedWindow,
  isCovered,
  layerOf,
  neighbourOfFocused,
  orderOf,
  standingOf,
  windowWithAddressInFront,
} from "../../../src/windows/model/queries";
import { enterFullscreen, focusWindow, moveWindow } from "../../../src/windows/model/transitions";
import { initialWindowsState } from "../../../src/windows/model/windowsState";

const state = initialWindowsState(["a", "b", "c"], { a: "/posts/", d: "/films/" });
const ids = ["a", "b", "c", "d"];

it("puts the focused window on layer 1002 and all others on layer 1000, the most recent last", () => {
  expect(focusedWindow(state)).toBe("c");
  expect(ids.map((id) => layerOf(state, id))).toEqual([1000, 1000, 1002, 1000]);
  expect(["a", "b", "c"].map((id) => orderOf(state, id))).toEqual([0, 1, 2]);
});

it("covers only the windows under a fullscreen window", () => {
  const fullscreen = enterFullscreen(state, "b");
  expect(["a", "b", "c"].map((id) => isCovered(fullscreen, id))).toEqual([true, false, true]);
  const raised = focusWindow(fullscreen, "a");
  expect(["a", "b", "c"].map((id) => isCovered(raised, id))).toEqual([false, false, true]);
});

it("reports everything about one window", () => {
  const moved = enterFullscreen(moveWindow(state, "a", { x: 10, y: 20 }), "b");
  expect(standingOf(moved, "a")).toEqual({
    isOpen: true,
    isFocused: false,
    isFullscreen: false,
    isCovered: true,
    layer: 1000,
    order: 0,
    place: { x: 10, y: 20 },
    size: null,
    tile: null,
    address: "/posts/",
  });
  expect(standingOf(moved, "b")).toEqual({
    isOpen: true,
    isFocused: true,
    isFullscreen: true,
    isCovered: false,
    layer: 1002,
    order: 2,
    place: null,
    size: null,
    tile: null,
    address: null,
  });
  expect(standingOf(moved, "d")).toMatchObject({
    isOpen: false,
    isFocused: false,
    address: "/films/",
  });
});

describe("the address of all that is open", () => {
  const open = (...stack: string[]) => ({ stack, addresses: { a: "/posts/", d: "/films/" } });

  it.each([
    ["of the front-most window", ["b", "a"], "a", "/posts/"],
    ["of the front-most window that has one", ["d", "a", "c", "b"], "a", "/posts/"],
    ["of the other window when that is in front", ["a", "d"], "d", "/films/"],
    ["of the first page when no window has one", ["b", "c"], undefined, "/"],
    ["of the first page when no window is open", [], undefined, "/"],
  ])("shows the address %s", (_what, stack, id, address) => {
    expect(windowWithAddressInFront(open(...stack))).toBe(id);
    expect(addressInFront(open(...stack))).toBe(address);
  });
});

it("cycles through the open windows in document order, both ways", () => {
  const step = (from: string, by: 1 | -1) => neighbourOfFocused(focusWindow(state, from), ids, by);
  expect([step("a", 1), step("b", 1), step("c", 1)]).toEqual(["b", "c", undefined]);
  expect([step("a", -1), step("b", -1), step("c", -1)]).toEqual([undefined, "a", "b"]);
  expect([endOfRound(state, ids, 1), endOfRound(state, ids, -1)]).toEqual(["a", "c"]);
  expect(endOfRound(initialWindowsState([]), ids, 1)).toBeUndefined();
  expect(neighbourOfFocused(initialWindowsState([]), ids, 1)).toBeUndefined();
});
