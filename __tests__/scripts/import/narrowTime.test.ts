import { narrowTime } from "../../../scripts/import/narrowTime";

const NEXT_YEAR = new Date().getFullYear() + 1;

test.each([
  ["2014", "2014"],
  [2014, "2014"],
  ["2014-06", "2014-06"],
  ["2014-6", "2014-06"],
  ["2014/06", "2014-06"],
  [" 2014.06 ", "2014-06"],
  ["06/2014", "2014-06"],
  ["6.2014", "2014-06"],
  ["2014-06-00", "2014-06"],
  ["2014-00-00", "2014"],
  ["2014-00", "2014"],
  ["June 2014", "2014-06"],
  ["jun 2014", "2014-06"],
  ["Sept. 2014", "2014-09"],
  ["May, 2014", "2014-05"],
])("%j is %s, and nothing is lost", (value, time) => {
  expect(narrowTime(value)).toEqual({ kind: "time", time });
});

test.each([
  ["2014-06-29", "2014-06"],
  ["2014-6-1", "2014-06"],
  ["2014-06-29T23:59:59.000Z", "2014-06"],
  ["2014-06-29 10:00", "2014-06"],
  ["29.06.2014", "2014-06"],
  ["06/29/2014", "2014-06"],
  ["06/06/2014", "2014-06"],
  ["29 June 2014", "2014-06"],
  ["June 29th, 2014", "2014-06"],
])("the day of %j is left out, which is said", (value, time) => {
  const remark = `"${value}" has a day, which was left out: ${time} is written.`;
  expect(narrowTime(value)).toEqual({ kind: "time", time, remark });
});

test("of a date that is of either of two months, the year is sure", () => {
  expect(narrowTime("01/02/2014")).toMatchObject({
    time: "2014",
    remark: '"01/02/2014" may be either of two months, so only the year is written.',
  });
});

test.each(["Present", "now", "CURRENT", "Today", "ongoing"])("%s is the present", (word) => {
  expect(narrowTime(word)).toEqual({ kind: "present" });
});

test.each([String(NEXT_YEAR), `${NEXT_YEAR}-01-01`, "9999"])("%s is in the future", (value) => {
  expect(narrowTime(value)).toEqual({ kind: "future" });
});

test.each([
  "soon",
  "Summer 2014",
  "2014-13",
  "2014-06-32",
  "14",
  "201",
  "2014–2016",
  true,
  { year: 2014 },
])("%j is no time", (value) => {
  expect(narrowTime(value)).toMatchObject({
    kind: "unclear",
    remark: expect.stringContaining("is not a time such as"),
  });
});

test("nobody worked before 1900", () => {
  expect(narrowTime("1899-12")).toMatchObject({
    remark: '"1899-12" is before 1900, so it was left out.',
  });
});
