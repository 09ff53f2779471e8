import fc from "fast-check";
import { describeLevels, middleOf } from "../../../src/sections/interests/describeLevels";

const topic = (name: string, level: number) => ({ name, level, seniority: "Senior" as const });

test("names the lowest, the highest and the middle", () => {
  const topics = [topic("Oak", 40), topic("Elm", 90), topic("Ash", 61), topic("Fir", 50)];
  expect(describeLevels(topics)).toBe("From 40 (Oak) to 90 (Elm), half of them at 56 or higher.");
});

test("says it more simply when all are level, and nothing when there is nothing to compare", () => {
  expect(describeLevels([topic("Oak", 40), topic("Elm", 40)])).toBe("All 2 at 40.");
  expect(describeLevels([topic("Oak", 40)])).toBe("");
  expect(describeLevels([])).toBe("");
});

test("at least half are at the middle or higher, and at least half at it or lower", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (levels) => {
      const middle = middleOf([...levels].sort((one, other) => one - other));
      const half = levels.length / 2;
      expect(levels.filter((level) => level >= middle).length).toBeGreaterThanOrEqual(half);
      expect(levels.filter((level) => level <= middle).length).toBeGreaterThanOrEqual(half);
    }),
  );
});
