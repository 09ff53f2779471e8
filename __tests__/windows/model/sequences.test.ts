import fc from "fast-check";
import type { Size } from "../../../src/lib/geometry";
import { boundsIn, placeWithin } from "../../../src/windows/model/limits";
import { addressInFront, focusedWindow, layerOf } from "../../../src/windows/model/queries";
import * as transitions from "../../../src/windows/model/transitions";
import { initialWindowsState, type WindowsState } from "../../../src/windows/model/windowsState";

const IDS = ["homeDirectory", "preferences", "movieIframe", "webVitals"] as const;
const LIMITS = {
  homeDirectory: { right: 570, bottom: 100 },
  preferences: { right: 570, bottom: 100 },
  movieIframe: { right: 570, bottom: 100 },
  webVitals: { right: 200, bottom: 100 },
};

type Step =
  | {
      kind: "open" | "openBehind" | "close" | "focus" | "toggleFullscreen";
      id: (typeof IDS)[number];
    }
  | { kind: "show"; id: (typeof IDS)[number]; address: string }
  | { kind: "move"; id: (typeof IDS)[number]; x: number; y: number }
  | { kind: "resize"; width: number; height: number }
  | { kind: "reset" };

const anyId = fc.constantFrom(...IDS);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      "open" as const,
      "openBehind" as const,
      "close" as const,
      "focus" as const,
      "toggleFullscreen" as const,
    ),
    id: anyId,
  }),
  fc.record({
    kind: fc.constant("show" as const),
    id: anyId,
    address: fc.constantFrom("/posts/", "/projects/", "/projects/oak/"),
  }),
  fc.record({
    kind: fc.constant("move" as const),
    id: anyId,
    x: fc.integer({ min: -3000, max: 5000 }),
    y: fc.integer({ min: -3000, max: 5000 }),
  }),
  fc.record({
    kind: fc.constant("resize" as const),
    width: fc.integer({ min: 320, max: 3840 }),
    height: fc.integer({ min: 240, max: 2160 }),
  }),
  fc.constant({ kind: "reset" as const }),
);

const take = (state: WindowsState, viewport: Size, step: Step): [WindowsState, Size] => {
  switch (step.kind) {
    case "open":
      return [transitions.openWindow(state, step.id), viewport];
    case "openBehind":
      return [transitions.openWindowBehind(state, step.id), viewport];
    case "close":
      return [transitions.closeWindow(state, step.id), viewport];
    case "focus":
      return [transitions.focusWindow(state, step.id), viewport];
    case "toggleFullscreen":
      return [transitions.toggleFullscreen(state, step.id), viewport];
    case "show":
      return [transitions.showInWindow(state, step.id, step.address), viewport];
    case "move":
      return [
        transitions.moveWindow(state, step.id, placeWithin(step, viewport, LIMITS[step.id])),
        viewport,
      ];
    case "resize":
      return [state, { width: step.width, height: step.height }];
    case "reset":
      return [transitions.resetWindows(state, ["homeDirectory", "preferences"]), viewport];
  }
};

/** Where a window is painted: its place, held within its limits in the viewport of the moment. */
const paintedPlace = (state: WindowsState, viewport: Size, id: (typeof IDS)[number]) =>
  placeWithin(state.places[id] ?? { x: 50, y: 100 }, viewport, LIMITS[id]);

const sameState = (a: WindowsState, b: WindowsState) => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong with a state: names of broken promises. Plain comparisons, since 10,000 runs make many. */
const brokenPromises = (state: WindowsState, viewport: Size): string[] => {
  const layers = state.stack.map((id) => layerOf(state, id));
  const focused = focusedWindow(state);
  const isWithinLimits = (id: (typeof IDS)[number]) => {
    const { left, top, right, bottom } = boundsIn(viewport, LIMITS[id]);
    const { x, y } = paintedPlace(state, viewport, id);
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const addressesFromFront = [...state.stack].reverse().flatMap((id) => state.addresses[id] ?? []);
  const promises: Record<string, boolean> = {
    "every window is in the stack once": new Set(state.stack).size === state.stack.length,
    "exactly one is focused while any is open":
      layers.filter((layer) => layer === 1002).length === Math.min(1, state.stack.length),
    "the others have layer 1000": layers.every((layer) => layer === 1002 || layer === 1000),
    "only open windows are fullscreen": state.fullscreen.every((id) => state.stack.includes(id)),
    "the address is that of the front-most open window that has one":
      addressInFront(state) === (addressesFromFront[0] ?? "/"),
    "every window is within its limits": IDS.every(isWithinLimits),
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
  return Object.keys(promises).filter((promise) => !promises[promise]);
};

it("keeps its promises through any sequence of what can happen to windows", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let state = initialWindowsState(["homeDirectory", "preferences"]);
      let viewport: Size = { width: 1440, height: 900 };
      const broken: string[] = [];
      for (const step of steps) {
        const [next, nextViewport] = take(state, viewport, step);
        if (next !== state && sameState(next, state))
          broken.push("a no-op returns the same object");
        [state, viewport] = [next, nextViewport];
        if (step.kind === "show" && addressInFront(state) !== step.address)
          broken.push("what was asked for is in front");
        broken.push(...brokenPromises(state, viewport));
      }
      expect(broken).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
