import fc from "fast-check";
import {
  readOn,
  type ScrollMetrics,
  scrolledPercent,
} from "../../../src/sections/posts/readingProgress";

const START = { value: 0, furthest: 0 };
const anyLength = fc.double({ min: 0, max: 100_000, noNaN: true });

/** Includes impossible positions: Safari's bounce goes beyond both ends. */
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

describe("scrolledPercent", () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [500, 50],
    [999, 99],
    [1000, 100],
    [1001, 100],
  ])("%d of 1001 scrolled pixels are %d percent", (scrollTop, percent) => {
    expect(scrolledPercent(at(scrollTop))).toBe(percent);
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

  test("the scrolled percentage never falls while one scrolls on", () => {
    fc.assert(
      fc.property(anyMetrics, anyLength, (metrics, more) => {
        const further = { ...metrics, scrollTop: metrics.scrollTop + more };
        expect(scrolledPercent(further)).toBeGreaterThanOrEqual(scrolledPercent(metrics));
      }),
    );
  });
});

describe("readOn", () => {
  test("the furthest percentage never falls and is the highest of all", () => {
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

  test("the furthest percentage stays when one scrolls back", () => {
    const down = readOn(START, at(800));
    expect(readOn(down, at(100))).toEqual({ value: 10, furthest: 80 });
  });

  test("a scroll within the same percentage returns the same object", () => {
    const halfway = readOn(START, at(500));
    expect(readOn(halfway, at(501))).toBe(halfway);
  });
});
