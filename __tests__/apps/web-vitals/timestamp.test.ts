import fc from "fast-check";
import { formatTimestamp, formatTimeZone } from "../../../src/apps/web-vitals/timestamp";

const dates = fc.date({
  // Some zones had offsets with seconds before.
  min: new Date("2000-01-02T00:00:00Z"),
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
      // The hour that is repeated when summer time ends has the same text both times.
      const differenceMs = date.getTime() - date.getMilliseconds() - readBack.getTime();
      expect([0, 3_600_000]).toContain(differenceMs);
    }),
  );
});

test("the time zone is written as UTC and its offset", () => {
  const date = new Date();
  const [, sign = "+", hours = "0", minutes = "0"] =
    /^UTC(?:([+-])(\d+)(?::(\d\d))?)?$/.exec(formatTimeZone(date)) ?? [];
  const ahead = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  expect(ahead + date.getTimezoneOffset()).toBe(0);
});
