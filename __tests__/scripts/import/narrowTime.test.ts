import { narrowTime } from "../../../scripts/import/narrowTime";

test.each([
  [2014, "2014"],
  ["2014-6", "2014-06"],
  [" 2014.06 ", "2014-06"],
  ["06/2014", "2014-06"],
  ["2014-00-00", "2014"],
  ["jun 2014", "2014-06"],
  ["Sept. 2014", "2014-09"],
  ["May, 2014", "2014-05"],
])("%j is %s, and nothing is left out", (value, time) => {
  expect(narrowTime(value)).toEqual({ kind: "time", time });
});

test.each([
  ["2014-06-29", "2014-06"],
  ["2014-06-29T23:59:59.000Z", "2014-06"],
  ["29.06.2014", "2014-06"],
  ["06/29/2014", "2014-06"],
  ["29 June 2014", "2014-06"],
  ["June 29th, 2014", "2014-06"],
  ["01/02/2014", "2014"],
])("%j is %s, with a remark about what was left out", (value, time) => {
  expect(narrowTime(value)).toEqual({ kind: "time", time, remark: expect.any(String) });
});

test.each(["Present", "now", "CURRENT", "ongoing"])("%s is the present", (word) => {
  expect(narrowTime(word)).toEqual({ kind: "present" });
});

test("a year to come is in the future", () => {
  expect(narrowTime(`${new Date().getFullYear() + 1}-01-01`)).toEqual({ kind: "future" });
});

test.each(["soon", "Summer 2014", "2014-13", "2014-06-32", "14", "2014–2016", true, { year: 1 }])(
  "%j is no time",
  (value) => {
    expect(narrowTime(value)).toMatchObject({ kind: "unclear", remark: expect.any(String) });
  },
);
