import fc from "fast-check";
import { boundsIn, centred, placeWithin } from "../../../src/windows/model/limits";

const TOP_BAR = 44;
const LAPTOP = { width: 1440, height: 900, scale: 1, topBar: 44 };
const VAST = { width: 3840, height: 2160, scale: 2, topBar: 88 };
const LIMIT_RIGHT = 570;
const LIMIT_BOTTOM = 100;

it.each([
  ["on a large desktop", LAPTOP, { right: 870, bottom: 800 }],
  ["on a small laptop", { width: 1024, height: 768 }, { right: 454, bottom: 668 }],
  ["on a phone", { width: 390, height: 844 }, { right: 0, bottom: 744 }],
  ["on the smallest phone", { width: 320, height: 480 }, { right: 0, bottom: 380 }],
  ["in a low strip", { width: 700, height: 90 }, { right: 130, bottom: TOP_BAR }],
])("limits keep a title bar within reach %s", (_name, viewport, expected) => {
  expect(boundsIn({ ...viewport, scale: 1, topBar: 44 }, "window")).toEqual({
    left: 0,
    top: TOP_BAR,
    ...expected,
  });
});

it("limits are twice as far from the edges on a screen that draws everything twice as large", () => {
  const right = VAST.width - 2 * LIMIT_RIGHT;
  const bottom = VAST.height - 2 * LIMIT_BOTTOM;
  expect(boundsIn(VAST, "window")).toEqual({ left: 0, top: 2 * TOP_BAR, right, bottom });
});

it("limits apply in any viewport, and applying them twice changes nothing", () => {
  const pixels = fc.integer({ min: -5000, max: 5000 });
  const side = fc.nat(5000);
  const place = fc.record({ x: pixels, y: pixels });
  const viewports = fc.record({
    width: side,
    height: side,
    scale: fc.constant(1),
    topBar: fc.constant(TOP_BAR),
  });
  fc.assert(
    fc.property(place, viewports, (wanted, viewport) => {
      const once = placeWithin(wanted, viewport, "window");
      expect(once.x).toBeGreaterThanOrEqual(0);
      expect(once.y).toBeGreaterThanOrEqual(TOP_BAR);
      expect(once.x).toBeLessThanOrEqual(Math.max(0, viewport.width - LIMIT_RIGHT));
      expect(once.y).toBeLessThanOrEqual(Math.max(TOP_BAR, viewport.height - LIMIT_BOTTOM));
      expect(placeWithin(once, viewport, "window")).toEqual(once);
    }),
  );
});

it("centres a window below the top bar at whole pixels", () => {
  const box = { x: 100, y: 200, width: 600, height: 401 };
  expect(centred(box, LAPTOP)).toEqual({ x: 420, y: 272 });
});
