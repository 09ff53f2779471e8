import { addressOf, appInFront } from "../../../src/windows/manifest";
import {
  focusedWindow,
  focusWindow,
  initialWindowsState,
  neighbourOfFocused,
  selectWindow,
  toggleFullscreen,
} from "../../../src/windows/model/state";

const state = initialWindowsState(["a", "b", "c"]);
const ids = ["a", "b", "c", "d"];

it("puts the focused window on layer 1002 and all others on layer 1000, the most recent last", () => {
  expect(focusedWindow(state)).toBe("c");
  const selected = ids.map((id) => selectWindow(state, id));
  expect(selected.map(({ layer }) => layer)).toEqual([1000, 1000, 1002, 1000]);
  expect(selected.map(({ order }) => order)).toEqual([1, 2, 3, 0]);
});

it("covers only the windows under a fullscreen window", () => {
  const fullscreen = toggleFullscreen(state, "b");
  const covered = (windows: typeof state) =>
    ["a", "b", "c"].map((id) => selectWindow(windows, id).isCovered);
  expect(covered(fullscreen)).toEqual([true, false, true]);
  expect(covered(focusWindow(fullscreen, "a"))).toEqual([false, false, true]);
});

it("hides what has stayed on its first place under a window that fills a tile there", () => {
  const arrangement = { place: null, size: null, tile: "left", isFullscreen: false } as const;
  const snapped = { ...state, arrangements: { b: arrangement } };
  const isHidden = (windows: typeof state) => selectWindow(windows, "a", ["left"]).isHidden;
  expect(isHidden(snapped)).toBe(true);
  expect(selectWindow(snapped, "a", ["right"]).isHidden).toBe(false);
  expect(isHidden(focusWindow(snapped, "a"))).toBe(false);
  const moved = { ...arrangement, tile: null, place: { x: 900, y: 60 } };
  expect(isHidden({ ...snapped, arrangements: { ...snapped.arrangements, a: moved } })).toBe(false);
});

const apps = [
  { id: "a", address: "/", showsPages: true },
  { id: "b" },
  { id: "d", address: "/films/" },
];

it.each([
  ["of the front-most window", ["b", "a"], "/posts/"],
  ["of the front-most window that has one", ["d", "a", "c", "b"], "/posts/"],
  ["of the other window when that is in front", ["a", "d"], "/films/"],
  ["of the first page when no window has one", ["b", "c"], "/"],
  ["of the first page when no window is open", [], "/"],
])("the address bar shows the address %s", (_what, stack, address) => {
  expect(addressOf(appInFront(stack, apps), "/posts/")).toBe(address);
});

it("goes round the open windows in document order, both ways", () => {
  const step = (from: string, by: 1 | -1) => neighbourOfFocused(focusWindow(state, from), ids, by);
  expect([step("a", 1), step("b", 1), step("c", 1)]).toEqual(["b", "c", "a"]);
  expect([step("a", -1), step("b", -1), step("c", -1)]).toEqual(["c", "a", "b"]);
  expect(neighbourOfFocused(initialWindowsState([]), ids, 1)).toBeUndefined();
});
