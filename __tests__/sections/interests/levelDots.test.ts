import fc from "fast-check";
import type { InterestGroup } from "../../../src/sections/interests/content";
import { levelDots } from "../../../src/sections/interests/levelDots";

type Topic = InterestGroup["topics"][number];

const topic = (level: number, index: number): Topic => ({
  name: `T${index}`,
  level,
  seniority: "Senior",
});

test("few topics have a dot each, also those of one level", () => {
  const dots = levelDots([80, 20, 80].map(topic));
  expect(dots.map(({ name, row }) => `${name} ${row}`)).toEqual(["T0 0", "T1 0", "T2 1"]);
});

test("a full pile has one dot on its top", () => {
  const dots = levelDots(Array.from({ length: 500 }, (_, index) => topic(50, index)));
  expect(dots.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("no two dots are at one place, and every level has one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 300 }), (levels) => {
      const dots = levelDots(levels.map(topic));
      expect(new Set(dots.map(({ level, row }) => `${level} ${row}`)).size).toBe(dots.length);
      expect(new Set(dots.map(({ level }) => level))).toEqual(new Set(levels));
    }),
  );
});
