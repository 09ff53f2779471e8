import fc from "fast-check";
import { scrolledPercent } from "../../../src/sections/posts/useReadingProgress";

const anyLength = fc.double({ min: 0, max: 100_000, noNaN: true });

/** Includes impossible positions: Safari's bounce goes beyond both ends. */
const anyMetrics = fc.record({
  scrollTop: fc.double({ min: -500, max: 200_000, noNaN: true }),
  scrollHeight: anyLength,
  clientHeight: anyLength,
});

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [500, 50],
  [999, 99],
  [1000, 100],
  [1001, 100],
])("%d of 1001 scrolled pixels are %d percent", (scrollTop, percent) => {
  expect(scrolledPercent({ scrollTop, scrollHeight: 1101, clientHeight: 100 })).toBe(percent);
});

test("the scrolled percentage is a whole number from 0 to 100 for any measures", () => {
  fc.assert(
    fc.property(anyMetrics, (metrics) => {
      const percent = scrolledPercent(metrics);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});

test("a text that fits into the view is read completely", () => {
  fc.assert(
    fc.property(anyMetrics, anyLength, (metrics, spare) => {
      const shortText = { ...metrics, clientHeight: metrics.scrollHeight + spare };
      expect(scrolledPercent(shortText)).toBe(100);
    }),
  );
});
