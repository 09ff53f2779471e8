import fc from "fast-check";
import { HIGHEST_ROW, placeDots } from "../../../src/sections/interests/placeDots";

const DOT_GAP = 6;
const rowsOf = (all: readonly number[]) => placeDots(all, DOT_GAP);

const levels = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 });

test("a dot lies on the axis unless another is in its way", () => {
  expect(rowsOf([10, 50, 52, 90])).toEqual([0, 0, 1, 0]);
  expect(rowsOf([70, 70, 70])).toEqual([0, 1, 2]);
  expect(rowsOf([])).toEqual([]);
});

test("a pile ends at the highest row, however many dots are alike", () => {
  expect(Math.max(...rowsOf(Array.from({ length: 200 }, () => 70)))).toBe(HIGHEST_ROW);
});

test("no two dots overlap below the topmost row", () => {
  fc.assert(
    fc.property(levels, (all) => {
      const rows = rowsOf(all);
      for (const [one, row] of rows.entries()) {
        for (const [other, otherRow] of rows.entries()) {
          if (one === other || row !== otherRow || row === HIGHEST_ROW) continue;
          const gap = Math.abs((all[one] ?? 0) - (all[other] ?? 0));
          expect(gap).toBeGreaterThanOrEqual(DOT_GAP);
        }
      }
    }),
  );
});

test("every dot has a row, and every dot above the axis lies on one that is in its way", () => {
  fc.assert(
    fc.property(levels, (all) => {
      const rows = rowsOf(all);
      expect(rows).toHaveLength(all.length);
      for (const [index, row] of rows.entries()) {
        expect(row).toBeLessThanOrEqual(HIGHEST_ROW);
        if (row === 0) continue;
        const supports = rows.some(
          (below, other) =>
            below === row - 1 && Math.abs((all[index] ?? 0) - (all[other] ?? 0)) < DOT_GAP,
        );
        expect(supports).toBe(true);
      }
    }),
  );
});
