import fc from "fast-check";
import { swellAt } from "../../src/desktop/dock/swell";

/** Of an item's width: that of the icon in it. */
const ICON = 40 / 52;

const gapBetween = (one: number, other: number): number => {
  const [first, second] = [swellAt(one), swellAt(other)];
  return other + second.shift - (one + first.shift) - (ICON * (first.scale + second.scale)) / 2;
};

test("icons in the dock grow without coming nearer to their neighbours", () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (distance) => {
      expect(gapBetween(distance, distance + 1)).toBeGreaterThanOrEqual(1 - ICON - 1e-9);
    }),
  );
});

test("the icon under the pointer stays there and grows most; far ones only make room", () => {
  expect(swellAt(0).scale).toBeCloseTo(1.5);
  expect(swellAt(0).shift).toBe(0);
  expect(swellAt(1).scale).toBeLessThan(swellAt(0.5).scale);
  expect(swellAt(4).scale).toBe(1);
  expect(swellAt(4).shift).toBe(swellAt(9).shift);
  expect(swellAt(-4).shift).toBe(-swellAt(4).shift);
});
