import { sinceYear } from "../../../src/sections/general/sinceYear";

const JOBS = [
  { position: "Senior frontend engineer", startDate: "2022-09" },
  { position: "Frontend engineer", startDate: "2021" },
  { position: "Frontend engineering intern", startDate: "2010-06" },
];

test.each([
  ["Frontend engineer", "2021"],
  ["Senior Frontend Engineer", "2022"],
  ["Senior Frontend Engineer & accessibility lead", undefined],
  ["Designer", undefined],
])("the year since when the owner is a %s is that of a job of this name", (role, year) => {
  expect(sinceYear(role, JOBS)).toBe(year);
});
