import { readablePhone } from "../../src/lib/readablePhone";

test.each([
  ["+47 22 33 44 55", "plus 47, 22, 33, 44, 55"],
  ["+4722334455", "plus 472, 233, 445, 5"],
  ["(022) 334-455", "022, 334, 455"],
])("%s can be read and is not gathered", (phone, words) => {
  expect(readablePhone(phone)).toBe(words);
  expect(words).not.toMatch(/\+|(\d[\s().-]*){4}/);
});
