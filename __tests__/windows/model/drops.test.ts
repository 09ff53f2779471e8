import fc from "fast-check";
import { type SheetDrag, sheetMoveAfter } from "../../../src/windows/model/sheet";
import { snapTarget } from "../../../src/windows/model/snap";

const viewport = { width: 1440, height: 900 };

it.each([
  ["at the left edge", 0, 450, "left"],
  ["at the left edge near the top bar", 5, 120, "left"],
  ["at the right edge", 1439, 450, "right"],
  ["on the top bar", 720, 10, "whole"],
  ["in the top left corner", 2, 46, "topLeft"],
  ["at the right end of the top bar", 1400, 10, "topRight"],
  ["in the bottom left corner", 3, 890, "bottomLeft"],
  ["in the bottom right corner", 1438, 860, "bottomRight"],
  ["slightly outside", -40, 450, "left"],
  ["in the middle", 720, 450, null],
  ["at the bottom edge", 720, 899, null],
  ["near the left edge", 30, 450, null],
  ["far outside on the left", -200, 450, null],
  ["far outside above", 720, -200, null],
  ["far outside below a corner", 1438, 1200, null],
] as const)("a window dropped with the pointer %s snaps as expected", (_where, x, y, target) => {
  expect(snapTarget({ x, y }, viewport)).toBe(target);
});

const slow = { durationMs: 2000, height: 600, isFullscreen: false };
const fullscreen = { ...slow, isFullscreen: true };
const flick = { ...slow, durationMs: 60 };

it.each<[string, SheetDrag, string]>([
  ["a little down", { ...slow, distance: 100 }, "stay"],
  ["a little up", { ...slow, distance: -40 }, "stay"],
  ["a third down", { ...slow, distance: 200 }, "close"],
  ["further up", { ...slow, distance: -60 }, "toggle"],
  ["up in fullscreen", { ...fullscreen, distance: -60 }, "stay"],
  ["a third down in fullscreen", { ...fullscreen, distance: 200 }, "toggle"],
  ["two thirds down in fullscreen", { ...fullscreen, distance: 400 }, "close"],
  ["down with a flick", { ...flick, distance: 40 }, "close"],
  ["up with a flick", { ...flick, distance: -40 }, "toggle"],
  ["only by a tremble", { ...slow, distance: 10, durationMs: 1 }, "stay"],
])("a sheet dragged %s moves as expected", (_how, drag, move) => {
  expect(sheetMoveAfter(drag)).toBe(move);
});

it("a sheet never closes upwards", () => {
  const drags = fc.record({
    distance: fc.integer({ min: -2000, max: -1 }),
    durationMs: fc.integer({ min: 1, max: 5000 }),
    height: fc.integer({ min: 100, max: 2000 }),
    isFullscreen: fc.boolean(),
  });
  fc.assert(fc.property(drags, (drag) => expect(sheetMoveAfter(drag)).not.toBe("close")));
});
