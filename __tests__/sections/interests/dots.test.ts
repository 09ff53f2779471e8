import fc from "fast-check";
import { dotGroups, GAPS, HIGHEST_ROW } from "../../../src/sections/interests/dots";

const groupsOf = (...groups: readonly (readonly number[])[]) =>
  dotGroups(
    groups.map((levels, group) => ({
      heading: `G${group}`,
      topics: levels.map((level, index) => ({
        name: `T${group}.${index}`,
        level,
        seniority: "Senior",
      })),
    })),
  );

const dotsOf = (...groups: readonly (readonly number[])[]) =>
  groupsOf(...groups).flatMap(({ dots }) => dots);

test("topics are sorted by level, and groups without topics are left out", () => {
  const groups = groupsOf([20, 80], [], [80]);
  expect(groups.map(({ heading }) => heading)).toEqual(["G0", "G2"]);
  expect(dotsOf([20, 80], [], [80]).map(({ name, row, tone }) => [name, row, tone])).toEqual([
    ["T0.1", 0, 0],
    ["T0.0", 0, 0],
    ["T2.0", -1, 1],
  ]);
});

test("a pile of topics grows above and below the middle, and ends at the highest row", () => {
  const rows = dotsOf(Array.from({ length: 500 }, () => 50)).map(({ row }) => row);
  expect(rows.slice(0, 10)).toEqual([0, -1, 1, -2, 2, -3, 3, -4, 4, 4]);
  expect(new Set(rows).size).toBe(HIGHEST_ROW + 1);
});

test("close topics are side by side in a wide swarm and in rows in a narrow one", () => {
  const rows = dotsOf([50, 54]).map(({ row, wideRow }) => [Math.abs(row), wideRow]);
  expect(rows.sort()).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test("dots overlap only in the last row, whatever their levels", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 }), (levels) => {
      const dots = dotsOf(levels);
      expect(dots).toHaveLength(levels.length);
      for (const dot of dots.filter(({ row }) => row !== HIGHEST_ROW / 2)) {
        const beside = dots.filter((other) => other !== dot && other.row === dot.row);
        const distances = beside.map(({ level }) => Math.abs(level - dot.level));
        expect(Math.min(100, ...distances)).toBeGreaterThanOrEqual(GAPS.narrow);
      }
    }),
  );
});
