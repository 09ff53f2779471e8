/** @jest-environment jsdom */
import fc from "fast-check";
import { hasFastConnection } from "../../src/lib/hasFastConnection";
import { initials } from "../../src/lib/initials";
import { revealWithin, scrollNeeded } from "../../src/lib/scrollWithin";
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

test.each([
  [true, "tells nothing about itself", {}],
  [true, "is fast", { connection: { effectiveType: "4g", saveData: false } }],
  [false, "is to save data", { connection: { effectiveType: "4g", saveData: true } }],
  [false, "is slow", { connection: { effectiveType: "3g" } }],
  [false, "is very slow", { connection: { effectiveType: "slow-2g" } }],
  [true, "only says that data is not to be saved", { connection: { saveData: false } }],
])("%s is the answer for a connection that %s", (isFast, _what, navigator) => {
  expect(hasFastConnection(navigator)).toBe(isFast);
});

test.each([
  [0, "in view", 20, 40],
  [-30, "before the view", -30, -10],
  [30, "after the view", 90, 130],
  [10, "longer than the view", 10, 400],
])("a list scrolls by %i pixels for an item %s", (needed, _where, start, end) => {
  expect(scrollNeeded(start, end, 0, 100)).toBe(needed);
});

test("any item is as visible as it can be after scrolling", () => {
  const view = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(fc.integer(), fc.nat(1000), view, (at, length, viewLength) => {
      const start = at - scrollNeeded(at, at + length, 0, viewLength);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + Math.min(length, viewLength)).toBeLessThanOrEqual(viewLength);
    }),
  );
});

test("a list that is drawn twice as large scrolls by its own pixels", () => {
  const [list, item] = [document.createElement("ul"), document.createElement("li")];
  Object.defineProperty(list, "offsetHeight", { value: 100 });
  list.style.paddingBottom = "10px";
  list.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  item.getBoundingClientRect = () => new DOMRect(0, 240, 200, 40);
  revealWithin(list, item);
  // 280 is 100 below the 180 that the padding leaves.
  expect(list.scrollTop).toBe(50);
});
