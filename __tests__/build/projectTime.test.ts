import { timeInWords } from "../../src/build/schemas/projectTime";

test.each([
  ["2019", undefined, "2019"],
  ["2019", "2019", "2019"],
  ["2018", "2020", "2018–2020"],
  ["2019", "present", "2019 – present"],
  ["2019-03", "present", "Mar 2019 – present"],
  ["2019-03", undefined, "Mar 2019"],
  ["1999-12", "2000-01", "Dec 1999 – Jan 2000"],
  ["2018", "2020-09", "2018 – Sep 2020"],
])("from %s to %s is shown as %s", (start, end, words) => {
  expect(timeInWords(start, end)).toBe(words);
});
