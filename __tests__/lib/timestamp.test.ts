import fc from "fast-check";
import { formatTimestamp, formatUtcOffset } from "../../src/lib/timestamp";

describe("a timestamp", () => {
  it("is written as year, month, day, hours, minutes and seconds", () => {
    expect(formatTimestamp(new Date(2026, 7, 2, 4, 3, 9))).toBe("2026-08-02 04:03:09");
    expect(formatTimestamp(new Date(2015, 11, 31, 23, 59, 59))).toBe("2015-12-31 23:59:59");
    expect(formatTimestamp(new Date(2026, 0, 1, 0, 0, 0))).toBe("2026-01-01 00:00:00");
  });

  it("always has the same form, and reads back as the second it was made from", () => {
    const seconds = fc.date({
      min: new Date("1970-01-02T00:00:00Z"),
      max: new Date("9999-12-30T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(seconds, (date) => {
        const text = formatTimestamp(date);
        expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        const readBack = new Date(text.replace(" ", "T"));
        // An hour that is passed twice, when summer time ends, is written alike both times.
        const differenceMs = date.getTime() - date.getMilliseconds() - readBack.getTime();
        expect([0, 3_600_000]).toContain(differenceMs);
      }),
    );
  });
});

describe("a time zone", () => {
  it.each([
    [0, "UTC"],
    [-120, "UTC+2"],
    [300, "UTC-5"],
    [-330, "UTC+5:30"],
    [-345, "UTC+5:45"],
    [210, "UTC-3:30"],
    [-840, "UTC+14"],
    [5, "UTC-0:05"],
  ])("whose UTC is %i minutes ahead is %s", (offsetMinutes, expected) => {
    expect(formatUtcOffset(offsetMinutes)).toBe(expected);
  });

  it("says every offset so that it can be read back", () => {
    for (let offset = -15 * 60; offset <= 15 * 60; offset += 1) {
      const [, sign = "+", hours = "0", minutes = "0"] =
        /^UTC(?:([+-])(\d+)(?::(\d\d))?)?$/.exec(formatUtcOffset(offset)) ?? [];
      const readBack = (sign === "-" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
      expect(readBack + 0).toBe(offset);
    }
  });
});
