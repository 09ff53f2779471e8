import fc from "fast-check";
import { type SheetDrag, sheetMoveAfter } from "../../../src/windows/model/sheetDrag";

const slowly = { durationMs: 2000, height: 600 };

describe("what a drag of a sheet means", () => {
  it.each<[string, SheetDrag, string]>([
    ["a little down", { ...slowly, distance: 100, isFullscreen: false }, "stay"],
    ["a little up", { ...slowly, distance: -40, isFullscreen: false }, "stay"],
    ["a third down", { ...slowly, distance: 200, isFullscreen: false }, "close"],
    ["up", { ...slowly, distance: -60, isFullscreen: false }, "grow"],
    ["up, when it fills the screen", { ...slowly, distance: -60, isFullscreen: true }, "stay"],
    ["a third down from full size", { ...slowly, distance: 200, isFullscreen: true }, "shrink"],
    ["two thirds down from full size", { ...slowly, distance: 400, isFullscreen: true }, "close"],
    ["a flick down", { distance: 40, durationMs: 60, height: 600, isFullscreen: false }, "close"],
    ["a flick up", { distance: -40, durationMs: 60, height: 600, isFullscreen: false }, "grow"],
    ["a tremble", { distance: 10, durationMs: 1, height: 600, isFullscreen: false }, "stay"],
  ])("%s", (_name, drag, move) => {
    expect(sheetMoveAfter(drag)).toBe(move);
  });

  it("never closes upwards nor grows downwards, and further down never means less", () => {
    const weight = { grow: -1, stay: 0, shrink: 1, close: 2 };
    const drags = fc.record({
      distance: fc.integer({ min: -2000, max: 2000 }),
      durationMs: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 100, max: 2000 }),
      isFullscreen: fc.boolean(),
    });
    fc.assert(
      fc.property(drags, fc.nat(500), (drag, further) => {
        const move = weight[sheetMoveAfter(drag)];
        expect(Math.sign(move) * Math.sign(drag.distance)).not.toBe(-1);
        const later = weight[sheetMoveAfter({ ...drag, distance: drag.distance + further })];
        expect(later).toBeGreaterThanOrEqual(drag.distance < 0 ? Math.min(move, later) : move);
      }),
    );
  });
});
