import { snapTarget } from "../../../src/windows/model/snap";

const viewport = { width: 1440, height: 900, scale: 1, topBar: 44 };

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
