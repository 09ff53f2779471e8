import { initials } from "../../src/lib/initials";

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
