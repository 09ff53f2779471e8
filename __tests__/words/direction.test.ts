import { directionOf } from "../../src/words/direction";

test.each([
  ["en", "ltr"],
  ["ja", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
])("%s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
