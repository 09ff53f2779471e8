import fc from "fast-check";
import { HIGHEST_ROW, placeDots } from "../../../src/sections/interests/placeDots";
import { sortedGroups } from "../../../src/sections/interests/sortedGroups";
import { swarmDots } from "../../../src/sections/interests/swarmDots";

const DOT_GAP = 6;
const rowsOf = (levels: readonly number[]) => placeDots(levels, DOT_GAP);
const anyLevels = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 });

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

test("a dot lies on the axis unless another is in its way", () => {
  expect(rowsOf([10, 50, 52, 90])).toEqual([0, 0, 1, 0]);
  expect(rowsOf([70, 70, 70])).toEqual([0, 1, 2]);
  expect(rowsOf([])).toEqual([]);
});

test("a pile of equal dots ends at the highest row", () => {
  expect(Math.max(...rowsOf(Array.from({ length: 200 }, () => 70)))).toBe(HIGHEST_ROW);
});

test("dots overlap only in the highest row, and each lies on one that is in its way", () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      const rows = rowsOf(levels);
      expect(rows).toHaveLength(levels.length);
      const gap = (one: number, other: number) =>
        Math.abs((levels[one] ?? 0) - (levels[other] ?? 0));
      for (const [one, row] of rows.entries()) {
        const others = rows.map((otherRow, other) => ({ otherRow, gap: gap(one, other), other }));
        const beside = others.filter(({ other, otherRow }) => other !== one && otherRow === row);
        const below = others.filter(({ otherRow }) => otherRow === row - 1);
        if (row < HIGHEST_ROW) expect(beside.every(({ gap }) => gap >= DOT_GAP)).toBe(true);
        if (row > 0) expect(below.some(({ gap }) => gap < DOT_GAP)).toBe(true);
        expect(row).toBeLessThanOrEqual(HIGHEST_ROW);
      }
    }),
  );
});

test("few topics have a dot each, even with the same level in two groups", () => {
  expect(swarmOf([80, 20], [80]).map(({ name, row, tone }) => [name, row, tone])).toEqual([
    ["T0.0", 0, 0],
    ["T0.1", 0, 0],
    ["T1.0", -1, 1],
  ]);
});

test("a pile of topics grows above and below the middle, and ends", () => {
  const rows = swarmOf(Array.from({ length: 500 }, () => 50)).map(({ row }) => row);
  expect(rows).toEqual([0, -1, 1, -2, 2, -3, 3, -4, 4]);
});

test("close topics are side by side in a wide swarm and in rows in a narrow one", () => {
  const rows = swarmOf([50, 54]).map(({ row, wideRow }) => [Math.abs(row), wideRow]);
  expect(rows.sort()).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test("no two dots of a swarm are at one place, and every level has one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 300 }), (levels) => {
      const dots = swarmOf(levels);
      const places = dots.map(({ level, row, wideRow }) => `${level} ${row} ${wideRow}`);
      expect(new Set(places).size).toBe(dots.length);
      expect(new Set(dots.map(({ level }) => level))).toEqual(new Set(levels));
    }),
  );
});
