import fc from "fast-check";
import type { Box, Size } from "../../../src/lib/geometry";
import { boundsIn, placeWithin, sizeWithin } from "../../../src/windows/model/limits";
import {
  addressInFront,
  focusedWindow,
  layerOf,
  standingOf,
  type WindowStanding,
} from "../../../src/windows/model/queries";
import { resizedBox } from "../../../src/windows/model/resizedBox";
import type { SnapTarget } from "../../../src/windows/model/snapTarget";
import { TILES, type TileName, tileBox } from "../../../src/windows/model/tiles";
import * as transitions from "../../../src/windows/model/transitions";
import { initialWindowsState, type WindowsState } from "../../../src/windows/model/windowsState";
import { GRIPS } from "../../../src/windows/tools/grips";

const IDS = ["homeDirectory", "preferences", "movieIframe", "webVitals"] as const;
const LIMITS = {
  homeDirectory: { right: 570, bottom: 100 },
  preferences: { right: 570, bottom: 100 },
  movieIframe: { right: 570, bottom: 100 },
  webVitals: { right: 200, bottom: 100 },
};

const SMALLEST = {
  homeDirectory: { width: 144, height: 160 },
  preferences: { width: 360, height: 240 },
  movieIframe: { width: 320, height: 240 },
  webVitals: { width: 180, height: 120 },
};
/** The first box of each window. */
const START: Box = { x: 50, y: 100, width: 600, height: 400 };
const START_ADDRESSES = { preferences: "/", movieIframe: "/movie-db/" };
const OPEN_ON_ARRIVAL = ["homeDirectory", "preferences"];

const TILE_NAMES = Object.keys(TILES) as TileName[];
const GRIP_NAMES = Object.keys(GRIPS) as (keyof typeof GRIPS)[];

type Arrangement = Pick<WindowStanding, "place" | "size" | "tile">;

/** What needs no more than a window. */
const SIMPLE = {
  open: transitions.openWindow,
  openBehind: transitions.openWindowBehind,
  close: transitions.closeWindow,
  focus: transitions.focusWindow,
  toggleFullscreen: transitions.toggleFullscreen,
  restoreSize: transitions.restoreSize,
};
const SIMPLE_KINDS = Object.keys(SIMPLE) as (keyof typeof SIMPLE)[];

type Step =
  | { kind: keyof typeof SIMPLE; id: (typeof IDS)[number] }
  | { kind: "show"; id: (typeof IDS)[number]; address: string }
  | { kind: "move" | "drop"; id: (typeof IDS)[number]; x: number; y: number }
  | { kind: "resize"; id: (typeof IDS)[number]; grip: keyof typeof GRIPS; x: number; y: number }
  | { kind: "tile"; id: (typeof IDS)[number]; tile: TileName }
  | { kind: "snap"; id: (typeof IDS)[number]; target: SnapTarget }
  | ({ kind: "rearrange"; id: (typeof IDS)[number] } & Arrangement)
  | { kind: "turn"; width: number; height: number }
  | { kind: "reset" };

const anyId = fc.constantFrom(...IDS);
const anyTile = fc.constantFrom(...TILE_NAMES);
const far = fc.integer({ min: -3000, max: 5000 });

const ADDRESSES = ["/posts/", "/projects/", "/projects/oak/"];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...SIMPLE_KINDS), id: anyId }),
  fc.record({
    kind: fc.constant("show" as const),
    id: anyId,
    address: fc.constantFrom(...ADDRESSES),
  }),
  fc.record({ kind: fc.constantFrom("move" as const, "drop" as const), id: anyId, x: far, y: far }),
  fc.record({
    kind: fc.constant("resize" as const),
    id: anyId,
    grip: fc.constantFrom(...GRIP_NAMES),
    x: far,
    y: far,
  }),
  fc.record({ kind: fc.constant("tile" as const), id: anyId, tile: anyTile }),
  fc.record({
    kind: fc.constant("snap" as const),
    id: anyId,
    target: fc.constantFrom(...TILE_NAMES, "whole" as const),
  }),
  fc.record({
    kind: fc.constant("rearrange" as const),
    id: anyId,
    place: fc.option(fc.record({ x: far, y: far })),
    size: fc.option(fc.record({ width: fc.nat(5000), height: fc.nat(5000) })),
    tile: fc.option(anyTile),
  }),
  fc.record({
    kind: fc.constant("turn" as const),
    width: fc.integer({ min: 320, max: 3840 }),
    height: fc.integer({ min: 240, max: 2160 }),
  }),
  fc.constant({ kind: "reset" as const }),
);

/** The box that a window is painted in, held within its limits in the present viewport. */
const paintedBox = (state: WindowsState, viewport: Size, id: (typeof IDS)[number]): Box => {
  const tile = state.tiles[id];
  if (tile !== undefined) return tileBox(tile, viewport, SMALLEST[id]);
  return {
    ...placeWithin(state.places[id] ?? START, viewport, LIMITS[id]),
    ...sizeWithin(state.sizes[id] ?? START, viewport, SMALLEST[id]),
  };
};

/** The state after a step; turning the screen changes only the viewport. */
const take = (state: WindowsState, viewport: Size, step: Step): WindowsState => {
  switch (step.kind) {
    case "show":
      return transitions.showInWindow(state, step.id, step.address);
    case "move":
      return transitions.moveWindow(state, step.id, placeWithin(step, viewport, LIMITS[step.id]));
    case "drop":
      return transitions.dropWindow(state, step.id, placeWithin(step, viewport, LIMITS[step.id]));
    case "resize": {
      const resizing = {
        from: paintedBox(state, viewport, step.id),
        grip: GRIPS[step.grip],
        viewport,
        limits: LIMITS[step.id],
        smallest: SMALLEST[step.id],
      };
      return transitions.resizeWindow(state, step.id, resizedBox(resizing, step));
    }
    case "tile":
      return transitions.tileWindow(state, step.id, step.tile);
    case "snap":
      return transitions.snapWindow(state, step.id, step.target);
    case "rearrange":
      return transitions.rearrangeWindow(state, step.id, step);
    case "turn":
      return state;
    case "reset":
      return transitions.resetWindows(state, OPEN_ON_ARRIVAL, START_ADDRESSES);
    default:
      return SIMPLE[step.kind](state, step.id);
  }
};

/** Whether a window has the place, size and tile that it was given. */
const isArranged = (
  state: WindowsState,
  { id, place, size, tile }: Arrangement & { id: string },
) => {
  const standing = standingOf(state, id);
  return standing.place === place && standing.size === size && standing.tile === tile;
};

/** Whether an open window fills only the target that it was dropped on. */
const fills = (state: WindowsState, { id, target }: { id: string; target: SnapTarget }) => {
  const { isOpen, isFullscreen, tile } = standingOf(state, id);
  if (!isOpen) return true;
  return target === "whole" ? isFullscreen : !isFullscreen && tile === target;
};

const isFree = (state: WindowsState, id: string) => {
  const { isFullscreen, tile } = standingOf(state, id);
  return !isFullscreen && tile === null;
};

const sameState = (a: WindowsState, b: WindowsState) => JSON.stringify(a) === JSON.stringify(b);

/** The names of the invariants that a state breaks. Plain comparisons: 10,000 runs make many. */
const brokenInvariants = (state: WindowsState, viewport: Size): string[] => {
  const layers = state.stack.map((id) => layerOf(state, id));
  const focused = focusedWindow(state);
  const isWithinLimits = (id: (typeof IDS)[number]) => {
    const { left, top, right, bottom } = boundsIn(viewport, LIMITS[id]);
    const { x, y, width, height } = paintedBox(state, viewport, id);
    const isCornerInReach = x <= right && y <= bottom;
    const isAllInSight = x + width <= viewport.width && y + height <= viewport.height;
    return x >= left && y >= top && (state.tiles[id] ? isAllInSight : isCornerInReach);
  };
  const isOfUse = (id: (typeof IDS)[number]) => {
    const { width, height } = paintedBox(state, viewport, id);
    const least = sizeWithin(SMALLEST[id], viewport, SMALLEST[id]);
    const most = sizeWithin({ width: 1e6, height: 1e6 }, viewport, SMALLEST[id]);
    return (
      width >= least.width && height >= least.height && width <= most.width && height <= most.height
    );
  };
  const addressesFromFront = [...state.stack].reverse().flatMap((id) => state.addresses[id] ?? []);
  const invariants: Record<string, boolean> = {
    "every window is in the stack once": new Set(state.stack).size === state.stack.length,
    "exactly one is focused while any is open":
      layers.filter((layer) => layer === 1002).length === Math.min(1, state.stack.length),
    "the others have layer 1000": layers.every((layer) => layer === 1002 || layer === 1000),
    "only open windows are fullscreen": state.fullscreen.every((id) => state.stack.includes(id)),
    "the address is that of the front-most open window that has one":
      addressInFront(state) === (addressesFromFront[0] ?? "/"),
    "every window is within its limits": IDS.every(isWithinLimits),
    "no window is smaller than its smallest size, or larger than the desktop": IDS.every(isOfUse),
    "snapping and unsnapping is the identity":
      focused === undefined ||
      sameState(
        transitions.rearrangeWindow(
          transitions.tileWindow(state, focused, "left"),
          focused,
          standingOf(state, focused),
        ),
        state,
      ),
    "focusing the focused window is a no-op":
      focused === undefined || transitions.focusWindow(state, focused) === state,
    "fullscreen and back is the identity":
      focused === undefined ||
      state.fullscreen.includes(focused) ||
      sameState(
        transitions.toggleFullscreen(transitions.toggleFullscreen(state, focused), focused),
        state,
      ),
  };
  return Object.keys(invariants).filter((name) => !invariants[name]);
};

it("keeps its invariants through any sequence of window actions", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let state = initialWindowsState(OPEN_ON_ARRIVAL, START_ADDRESSES);
      let viewport: Size = { width: 1440, height: 900 };
      const broken: string[] = [];
      for (const step of steps) {
        const next = take(state, viewport, step);
        if (next !== state && sameState(next, state))
          broken.push("a no-op returns the same object");
        state = next;
        if (step.kind === "turn") viewport = step;
        if (step.kind === "show" && addressInFront(state) !== step.address)
          broken.push("the window that shows an address is in front");
        if (step.kind === "rearrange" && !isArranged(state, step))
          broken.push("a rearranged window has its new place, size and tile");
        if (step.kind === "snap" && !fills(state, step))
          broken.push("a dropped window fills its target");
        if (step.kind === "drop" && state.stack.includes(step.id) && !isFree(state, step.id))
          broken.push("a window dropped elsewhere is neither snapped nor fullscreen");
        broken.push(...brokenInvariants(state, viewport));
      }
      expect(broken).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
