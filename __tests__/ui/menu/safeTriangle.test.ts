import fc from "fast-check";
import { isInSafeTriangle } from "../../../src/ui/menu/submenuIntent";

const onTheRight = { left: 200, right: 350, top: 40, bottom: 280 };
const onTheLeft = { left: -150, right: 0, top: 40, bottom: 280 };
const exit = { x: 100, y: 68 };

test.each([
  ["diagonally down to it", { x: 150, y: 120 }, true],
  ["straight to it", { x: 150, y: 68 }, true],
  ["where it left", exit, true],
  ["straight down", { x: 100, y: 90 }, false],
  ["down and away", { x: 80, y: 90 }, false],
  ["away from it", { x: 60, y: 68 }, false],
  ["up and past its top edge", { x: 150, y: 20 }, false],
])("a submenu on the right, the pointer going %s", (_name, point, expected) => {
  expect(isInSafeTriangle(exit, point, onTheRight)).toBe(expected);
});

const mirrored = (x: number) => 200 - x;
const coordinate = fc.integer({ min: -50, max: 400 });

test("left and right are alike", () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      expect(isInSafeTriangle(exit, { x: mirrored(x), y }, onTheLeft)).toBe(
        isInSafeTriangle(exit, { x, y }, onTheRight),
      );
    }),
  );
});

test("every step of a straight way to the near edge counts", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (along, way) => {
      const goal = { x: onTheRight.left, y: onTheRight.top + along * 240 };
      const point = { x: exit.x + (goal.x - exit.x) * way, y: exit.y + (goal.y - exit.y) * way };
      // The edge itself is left to rounding.
      fc.pre(way < 0.999);
      expect(isInSafeTriangle(exit, point, onTheRight)).toBe(true);
    }),
  );
});
