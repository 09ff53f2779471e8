import fc from "fast-check";
import { initials } from "../../src/lib/initials";
import { distinctKeys } from "../../src/sections/distinctKeys";

test.each([
  ["Alex Example", "AE"],
  ["Ada King Lovelace", "AL"],
  ["Prince", "P"],
  ["  ada   lovelace ", "AL"],
  ["éva ősi", "ÉŐ"],
  ["李 小龙", "李小"],
  ["𝒜lex", "𝒜"],
  ["", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("keys of equal names are distinct and do not depend on names before them", () => {
  expect(distinctKeys(["x", "oak", "oak"]).slice(1)).toEqual(distinctKeys(["oak", "oak"]));
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "0 a", "1 a", "")), (names) => {
      const keys = distinctKeys(names);
      expect(keys).toHaveLength(names.length);
      expect(new Set(keys).size).toBe(names.length);
    }),
  );
});
