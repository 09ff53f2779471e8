import fc from "fast-check";
import { sortedGroups } from "../../../src/sections/interests/sortedGroups";
import { swarmDots } from "../../../src/sections/interests/swarmDots";

const swarmOf = (...groups: readonly (readonly number[])[]) =>
  swarmDots(
    sortedGroups(
      groups.map((levels, group) => ({
        heading: `G${group}`,
        topics: levels.map((level, index) => ({
          name: `T${group}.${index}`,
          level,
          seniority: "Senior",
        })),
      })),
    ),
  );

test("few topics have a dot each, also those of one level in two groups", () => {
  const dots = swarmOf([80, 20], [80]);
  expect(dots.map(({ name, row, tone }) => [name, row, tone])).toEqual([
    ["T0.0", 0, 0],
    ["T0.1", 0, 0],
    ["T1.0", -1, 1],
  ]);
});

test("a pile grows above and below the middle, and ends", () => {
  const rows = swarmOf(Array.from({ length: 500 }, () => 50)).map(({ row }) => row);
  expect(rows).toEqual([0, -1, 1, -2, 2, -3, 3, -4, 4]);
});

test("what is near is side by side where there is room, and in rows where there is none", () => {
  const dots = swarmOf([50, 54]);
  expect(dots.map(({ row, wideRow }) => [Math.abs(row), wideRow]).sort()).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test("no two dots are at one place, and every level has one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 300 }), (levels) => {
      const dots = swarmOf(levels);
      const places = dots.map(({ level, row, wideRow }) => `${level} ${row} ${wideRow}`);
      expect(new Set(places).size).toBe(dots.length);
      expect(new Set(dots.map(({ level }) => level))).toEqual(new Set(levels));
    }),
  );
});
