import { snapTarget } from "../../../src/windows/model/snapTarget";

const viewport = { width: 1440, height: 900 };

it.each([
  ["the left edge", 0, 450, "left"],
  ["the left edge at a title bar's height", 5, 120, "left"],
  ["the right edge", 1439, 450, "right"],
  ["the top bar", 720, 10, "whole"],
  ["the top left corner", 2, 46, "topLeft"],
  ["the top bar's right end", 1400, 10, "topRight"],
  ["the bottom left corner", 3, 890, "bottomLeft"],
  ["the bottom right corner", 1438, 860, "bottomRight"],
  ["a little outside", -40, 450, "left"],
  ["the middle", 720, 450, null],
  ["the bottom edge", 720, 899, null],
  ["near the left edge", 30, 450, null],
  ["far outside at the left", -200, 450, null],
  ["far outside above", 720, -200, null],
  ["far outside below a corner", 1438, 1200, null],
] as const)("with the pointer at %s", (_where, x, y, target) => {
  expect(snapTarget({ x, y }, viewport)).toBe(target);
});
