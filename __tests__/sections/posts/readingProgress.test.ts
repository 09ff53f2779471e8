import fc from "fast-check";
import {
  readOn,
  type ScrollMetrics,
  scrolledPercent,
} from "../../../src/sections/posts/readingProgress";

const START = { value: 0, furthest: 0 };
const anyLength = fc.double({ min: 0, max: 100_000, noNaN: true });

/** Also where no scroll position should be: Safari's bounce goes beyond both ends. */
const anyMetrics: fc.Arbitrary<ScrollMetrics> = fc.record({
  scrollTop: fc.double({ min: -500, max: 200_000, noNaN: true }),
  scrollHeight: anyLength,
  clientHeight: anyLength,
});

const at = (scrollTop: number): ScrollMetrics => ({
  scrollTop,
  scrollHeight: 1101,
  clientHeight: 100,
});

describe("how far one has read", () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [500, 50],
    [999, 99],
    [1000, 100],
    [1001, 100],
  ])("%d of 1001 pixels are %d percent", (scrollTop, percent) => {
    expect(scrolledPercent(at(scrollTop))).toBe(percent);
  });

  test("is a whole number from 0 to 100, whatever the browser says", () => {
    fc.assert(
      fc.property(anyMetrics, (metrics) => {
        const percent = scrolledPercent(metrics);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("is 100 when all of it shows at once", () => {
    fc.assert(
      fc.property(anyMetrics, anyLength, (metrics, spare) => {
        const shortText = { ...metrics, clientHeight: metrics.scrollHeight + spare };
        expect(scrolledPercent(shortText)).toBe(100);
      }),
    );
  });

  test("never goes back while one scrolls on", () => {
    fc.assert(
      fc.property(anyMetrics, anyLength, (metrics, more) => {
        const further = { ...metrics, scrollTop: metrics.scrollTop + more };
        expect(scrolledPercent(further)).toBeGreaterThanOrEqual(scrolledPercent(metrics));
      }),
    );
  });
});

describe("how far one has been", () => {
  test("never goes back, and is never behind how far one has read", () => {
    fc.assert(
      fc.property(fc.array(anyMetrics), (scrolls) => {
        let progress = START;
        for (const metrics of scrolls) {
          const next = readOn(progress, metrics);
          expect(next.furthest).toBeGreaterThanOrEqual(progress.furthest);
          expect(next.furthest).toBeGreaterThanOrEqual(next.value);
          progress = next;
        }
        const seen = scrolls.map(scrolledPercent);
        expect(progress.furthest).toBe(Math.max(0, ...seen));
        expect(progress.value).toBe(seen.at(-1) ?? 0);
      }),
    );
  });

  test("stays where it was when one scrolls back", () => {
    const down = readOn(START, at(800));
    expect(readOn(down, at(100))).toEqual({ value: 10, furthest: 80 });
  });

  test("a scroll that changes nothing returns the same object", () => {
    const halfway = readOn(START, at(500));
    expect(readOn(halfway, at(501))).toBe(halfway);
  });
});
