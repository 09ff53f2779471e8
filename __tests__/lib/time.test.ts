import fc from "fast-check";
import { MINUTE_MS, SECOND_MS, untilNext } from "../../src/lib/clock";
import { formatTimestamp, formatUtcOffset } from "../../src/lib/timestamp";

const dates = fc.date({
  min: new Date("1970-01-02T00:00:00Z"),
  max: new Date("9999-12-30T00:00:00Z"),
  noInvalidDate: true,
});

test.each([
  [new Date(2026, 7, 2, 4, 3, 9), "2026-08-02 04:03:09"],
  [new Date(2015, 11, 31, 23, 59, 59), "2015-12-31 23:59:59"],
  [new Date(2026, 0, 1, 0, 0, 0), "2026-01-01 00:00:00"],
])("the timestamp of %s is %s", (date, text) => {
  expect(formatTimestamp(date)).toBe(text);
});

test("every timestamp has the same form and can be read back to the second", () => {
  fc.assert(
    fc.property(dates, (date) => {
      const text = formatTimestamp(date);
      expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      const readBack = new Date(text.replace(" ", "T"));
      // The hour that is repeated when summer time ends is written alike both times.
      const differenceMs = date.getTime() - date.getMilliseconds() - readBack.getTime();
      expect([0, 3_600_000]).toContain(differenceMs);
    }),
  );
});

test.each([
  [0, "UTC"],
  [-120, "UTC+2"],
  [300, "UTC-5"],
  [-330, "UTC+5:30"],
  [-345, "UTC+5:45"],
  [210, "UTC-3:30"],
  [-840, "UTC+14"],
  [5, "UTC-0:05"],
])("an offset of %i minutes is written as %s", (offsetMinutes, expected) => {
  expect(formatUtcOffset(offsetMinutes)).toBe(expected);
});

test("every offset can be read back", () => {
  for (let offset = -15 * 60; offset <= 15 * 60; offset += 1) {
    const [, sign = "+", hours = "0", minutes = "0"] =
      /^UTC(?:([+-])(\d+)(?::(\d\d))?)?$/.exec(formatUtcOffset(offset)) ?? [];
    const readBack = (sign === "-" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
    expect(readBack + 0).toBe(offset);
  }
});

test("a clock waits until the next full second or minute, and at least a moment", () => {
  expect(untilNext(SECOND_MS, new Date(2026, 0, 1, 12, 0, 0, 250).getTime())).toBe(750);
  fc.assert(
    fc.property(dates, fc.constantFrom(SECOND_MS, MINUTE_MS), (date, periodMs) => {
      const waitMs = untilNext(periodMs, date.getTime());
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(periodMs);
      expect((date.getTime() + waitMs) % periodMs).toBe(0);
    }),
  );
});
