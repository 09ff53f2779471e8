import fc from "fast-check";
import type { Box, Size, Viewport } from "../../../src/lib/geometry";
import { HANDLES } from "../../../src/windows/drag/handles";
import { boundsIn, placeWithin, resizedBox } from "../../../src/windows/model/limits";
import { type SnapTarget, TILES, type TileName } from "../../../src/windows/model/snap";
import * as transitions from "../../../src/windows/model/state";
import {
  arrangementOf,
  focusedWindow,
  initialWindowsState,
  isFullscreen,
  selectWindow,
  type WindowsState,
} from "../../../src/windows/model/state";

const IDS = ["homeDirectory", "preferences", "movieIframe", "webVitals"] as const;
const KINDS = {
  homeDirectory: "homeScreen",
  preferences: "window",
  movieIframe: "window",
  webVitals: "panel",
} as const;

const SMALLEST = {
  homeDirectory: { width: 144, height: 160 },
  preferences: { width: 360, height: 240 },
  movieIframe: { width: 320, height: 240 },
  webVitals: { width: 180, height: 120 },
};
/** The first box of each window. */
const START: Box = { x: 50, y: 100, width: 600, height: 400 };
const OPEN_ON_ARRIVAL = ["homeDirectory", "preferences"];

const TILE_NAMES = Object.keys(TILES) as TileName[];
const HANDLE_NAMES = Object.keys(HANDLES) as (keyof typeof HANDLES)[];

/** Transitions that take only a window. */
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
  | { kind: "move"; id: (typeof IDS)[number]; x: number; y: number }
  | { kind: "resize"; id: (typeof IDS)[number]; handle: keyof typeof HANDLES; x: number; y: number }
  | { kind: "snap"; id: (typeof IDS)[number]; target: SnapTarget }
  | ({ kind: "turn" } & Viewport)
  | { kind: "reset" };

const anyId = fc.constantFrom(...IDS);
const far = fc.integer({ min: -3000, max: 5000 });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...SIMPLE_KINDS), id: anyId }),
  fc.record({ kind: fc.constant("move" as const), id: anyId, x: far, y: far }),
  fc.record({
    kind: fc.constant("resize" as const),
    id: anyId,
    handle: fc.constantFrom(...HANDLE_NAMES),
    x: far,
    y: far,
  }),
  fc.record({
    kind: fc.constant("snap" as const),
    id: anyId,
    target: fc.constantFrom(...TILE_NAMES, "whole" as const),
  }),
  fc.record({
    kind: fc.constant("turn" as const),
    width: fc.integer({ min: 320, max: 3840 }),
    height: fc.integer({ min: 240, max: 2160 }),
    scale: fc.constantFrom(1, 2),
    topBar: fc.constantFrom(32, 44),
  }),
  fc.constant({ kind: "reset" as const }),
);

/** The size that the styles give a window: between its smallest size and the desktop's. */
const sizeWithin = (size: Size, viewport: Viewport, smallest: Size): Size => {
  const { width, height, scale } = viewport;
  const highest = height - viewport.topBar;
  return {
    width: Math.min(Math.max(size.width, smallest.width * scale), width),
    height: Math.min(Math.max(size.height, smallest.height * scale), highest),
  };
};

/** The box that an unsnapped window is painted in, held within its limits in the present viewport. */
const paintedBox = (state: WindowsState, viewport: Viewport, id: (typeof IDS)[number]): Box => {
  const { place, size } = arrangementOf(state, id);
  return {
    ...placeWithin(place ?? START, viewport, KINDS[id]),
    ...sizeWithin(size ?? START, viewport, SMALLEST[id]),
  };
};

/** The state after a step; turning the screen changes only the viewport. */
const take = (state: WindowsState, viewport: Viewport, step: Step): WindowsState => {
  switch (step.kind) {
    case "move":
      return transitions.moveWindow(state, step.id, placeWithin(step, viewport, KINDS[step.id]));
    case "resize": {
      const resizing = {
        from: paintedBox(state, viewport, step.id),
        edges: HANDLES[step.handle],
        viewport,
        kind: KINDS[step.id],
        smallest: SMALLEST[step.id],
      };
      return transitions.resizeWindow(state, step.id, resizedBox(resizing, step));
    }
    case "snap":
      return transitions.snapWindow(state, step.id, step.target);
    case "turn":
      return state;
    case "reset":
      return transitions.resetWindows(state, OPEN_ON_ARRIVAL);
    default:
      return SIMPLE[step.kind](state, step.id);
  }
};

/** Whether an open window fills only the target that it was dropped on. */
const fills = (state: WindowsState, { id, target }: { id: string; target: SnapTarget | null }) => {
  const { isFullscreen, tile } = arrangementOf(state, id);
  return target === "whole" ? isFullscreen : !isFullscreen && tile === target;
};

/** Only an open window can be moved, resized, snapped or closed. */
const isPossible = ({ stack }: WindowsState, step: Step) =>
  !("id" in step) || step.kind === "open" || step.kind === "openBehind" || stack.includes(step.id);

/** The names of the invariants that a state breaks. Plain comparisons: 10,000 runs make many. */
const brokenInvariants = (state: WindowsState, viewport: Viewport): string[] => {
  const layers = state.stack.map((id) => selectWindow(state, id).layer);
  const focused = focusedWindow(state);
  const isWithinLimits = (id: (typeof IDS)[number]) => {
    const { left, top, right, bottom } = boundsIn(viewport, KINDS[id]);
    const { x, y } = paintedBox(state, viewport, id);
    return x >= left && y >= top && x <= right && y <= bottom;
  };
  const isOfUse = (id: (typeof IDS)[number]) => {
    const { width, height } = paintedBox(state, viewport, id);
    const least = sizeWithin(SMALLEST[id], viewport, SMALLEST[id]);
    const most = sizeWithin({ width: 1e6, height: 1e6 }, viewport, SMALLEST[id]);
    return (
      width >= least.width && height >= least.height && width <= most.width && height <= most.height
    );
  };
  const invariants: Record<string, boolean> = {
    "every window is in the stack once": new Set(state.stack).size === state.stack.length,
    "exactly one is focused while any is open":
      layers.filter((layer) => layer === 1002).length === Math.min(1, state.stack.length),
    "the others have layer 1000": layers.every((layer) => layer === 1002 || layer === 1000),
    "only open windows are fullscreen": IDS.every(
      (id) => !isFullscreen(state, id) || state.stack.includes(id),
    ),
    "every window is within its limits": IDS.every(isWithinLimits),
    "no window is smaller than its smallest size, or larger than the desktop": IDS.every(isOfUse),
    "focusing the focused window is a no-op":
      focused === undefined || transitions.focusWindow(state, focused) === state,
    "fullscreen and back is the identity":
      focused === undefined ||
      isFullscreen(state, focused) ||
      JSON.stringify(
        selectWindow(
          transitions.toggleFullscreen(transitions.toggleFullscreen(state, focused), focused),
          focused,
        ),
      ) === JSON.stringify(selectWindow(state, focused)),
  };
  return Object.keys(invariants).filter((name) => !invariants[name]);
};

it("keeps its invariants through any sequence of window actions", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let state = initialWindowsState(OPEN_ON_ARRIVAL);
      let viewport: Viewport = { width: 1440, height: 900, scale: 1, topBar: 44 };
      const broken: string[] = [];
      for (const step of steps) {
        if (!isPossible(state, step)) continue;
        state = take(state, viewport, step);
        if (step.kind === "turn") viewport = step;
        if (step.kind === "snap" && !fills(state, step))
          broken.push("a dropped window fills its target");
        if (step.kind === "move" && !fills(state, { id: step.id, target: null }))
          broken.push("a moved window is neither snapped nor fullscreen");
        broken.push(...brokenInvariants(state, viewport));
      }
      expect(broken).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
