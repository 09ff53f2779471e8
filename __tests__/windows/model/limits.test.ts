import fc from "fast-check";
import { boundsIn, placeWithin } from "../../../src/windows/model/limits";

const TOP_BAR = 44;
const limits = { right: 570, bottom: 100 };

it.each([
  ["a large desktop", { width: 1440, height: 900 }, { right: 870, bottom: 800 }],
  ["a small laptop", { width: 1024, height: 768 }, { right: 454, bottom: 668 }],
  [
    "a phone, where the right limit would be negative",
    { width: 390, height: 844 },
    { right: 0, bottom: 744 },
  ],
  ["the smallest phone", { width: 320, height: 480 }, { right: 0, bottom: 380 }],
  ["a strip lower than the top bar", { width: 700, height: 90 }, { right: 130, bottom: TOP_BAR }],
])("on %s", (_name, viewport, expected) => {
  expect(boundsIn(viewport, limits)).toEqual({ left: 0, top: TOP_BAR, ...expected });
});

it("is twice as far from the edges of a vast screen, which draws everything twice as large", () => {
  expect(boundsIn({ width: 3840, height: 2160 }, limits)).toEqual({
    left: 0,
    top: 2 * TOP_BAR,
    right: 3840 - 2 * limits.right,
    bottom: 2160 - 2 * limits.bottom,
  });
});

it("knows a vast screen by both sides: one that is only wide has no room for larger bars", () => {
  const topIn = (width: number, height: number) => boundsIn({ width, height }, limits).top;
  expect(topIn(3200, 1800)).toBe(2 * TOP_BAR);
  expect(topIn(3199, 2160)).toBe(TOP_BAR);
  expect(topIn(5120, 1440)).toBe(TOP_BAR);
});

it("returns the very place when it is within the limits", () => {
  const place = { x: 870, y: 800 };
  expect(placeWithin(place, { width: 1440, height: 900 }, limits)).toBe(place);
});

const anyPixels = fc.integer({ min: -5000, max: 5000 });
const anyPlace = fc.record({ x: anyPixels, y: anyPixels });
const anyViewport = fc.record({
  width: fc.integer({ min: 0, max: 5000 }),
  height: fc.integer({ min: 0, max: 5000 }),
});

it("never lets a title bar leave the viewport's left and top, nor go past the limits", () => {
  fc.assert(
    fc.property(anyPlace, anyViewport, (place, viewport) => {
      const { x, y } = placeWithin(place, viewport, limits);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(TOP_BAR);
      expect(x).toBeLessThanOrEqual(Math.max(0, viewport.width - limits.right));
      expect(y).toBeLessThanOrEqual(Math.max(TOP_BAR, viewport.height - limits.bottom));
    }),
  );
});

it("does nothing the second time", () => {
  fc.assert(
    fc.property(anyPlace, anyViewport, (place, viewport) => {
      const once = placeWithin(place, viewport, limits);
      expect(placeWithin(once, viewport, limits)).toBe(once);
    }),
  );
});
