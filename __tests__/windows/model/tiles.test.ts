import fc from "fast-check";
import { TILES, type TileName, tileBox } from "../../../src/windows/model/tiles";

const NAMES = Object.keys(TILES) as TileName[];
const SMALL = { width: 200, height: 120 };

it.each([
  ["left", { x: 0, y: 44, width: 720, height: 776 }],
  ["right", { x: 720, y: 44, width: 720, height: 776 }],
  ["top", { x: 0, y: 44, width: 1440, height: 388 }],
  ["bottom", { x: 0, y: 432, width: 1440, height: 388 }],
  ["topRight", { x: 720, y: 44, width: 720, height: 388 }],
  ["bottomLeft", { x: 0, y: 432, width: 720, height: 388 }],
] as const)(
  "%s is a half or a quarter of what is between the top bar and the dock",
  (name, box) => {
    expect(tileBox(name, { width: 1440, height: 900 }, SMALL)).toEqual(box);
  },
);

it("leaves room for bars that are drawn twice as large on a vast screen", () => {
  expect(tileBox("bottomRight", { width: 3840, height: 2160 }, SMALL)).toEqual({
    x: 1920,
    y: 1044,
    width: 1920,
    height: 956,
  });
});

it("lets a window that cannot be so small reach beyond its tile, from its own corner", () => {
  const viewport = { width: 600, height: 400 };
  const smallest = { width: 360, height: 240 };
  expect(tileBox("bottomRight", viewport, smallest)).toEqual({
    x: 240,
    y: 80,
    width: 360,
    height: 240,
  });
});

it("keeps all of a window in sight, in any viewport", () => {
  const anySize = fc.record({
    width: fc.integer({ min: 0, max: 4000 }),
    height: fc.integer({ min: 44, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), anySize, anySize, (name, viewport, smallest) => {
      const { x, y, width, height } = tileBox(name, viewport, smallest);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }),
  );
});
