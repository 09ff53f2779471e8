import fc from "fast-check";
import { isInRange, rangeOf } from "../../../src/build/font/unicodeRange";

const character = fc.string({ unit: "binary", minLength: 1, maxLength: 1 });

test("a range of characters has these and no others", () => {
  fc.assert(
    fc.property(fc.array(character), fc.array(character), (some, others) => {
      const range = rangeOf(some);
      for (const one of [...some, ...others])
        expect(isInRange(range, one)).toBe(some.includes(one));
    }),
  );
});

test("characters that follow each other are one", () => {
  expect(rangeOf("cabéa")).toBe("U+61-63,U+E9");
  expect(rangeOf("")).toBe("");
});

test("ranges are read as the packages write them", () => {
  const range = "U+0000-00FF, U+0131, U+2000-206F";
  for (const one of "aéı—") expect(isInRange(range, one)).toBe(true);
  for (const one of "őΩ日😀") expect(isInRange(range, one)).toBe(false);
});
