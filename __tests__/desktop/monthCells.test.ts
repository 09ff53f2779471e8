import { monthCells } from "../../src/desktop/calendar/monthCells";

const [MONDAY, SATURDAY, SUNDAY] = [1, 6, 7];

/** The number of empty cells before the first day, and the last day. */
const edges = (cells: readonly (number | null)[]) => [cells.indexOf(1), cells.at(-1)];

test("a month that begins on a Sunday has it last in weeks from Monday, and first in weeks from Sunday", () => {
  const date = new Date(2026, 10, 28);
  expect(edges(monthCells(date, MONDAY))).toEqual([6, 30]);
  expect(edges(monthCells(date, SUNDAY))).toEqual([0, 30]);
  expect(edges(monthCells(date, SATURDAY))).toEqual([1, 30]);
});

test("February has 29 days in a leap year and 28 in others", () => {
  expect(edges(monthCells(new Date(2028, 1, 29), MONDAY))).toEqual([1, 29]);
  expect(edges(monthCells(new Date(2027, 1, 1), MONDAY))).toEqual([0, 28]);
  expect(edges(monthCells(new Date(2100, 1, 1), MONDAY))).toEqual([0, 28]);
});

test("the days follow one another after the empty cells", () => {
  const cells = monthCells(new Date(2026, 11, 31), MONDAY);
  expect(cells).toEqual([null, ...Array.from({ length: 31 }, (_, index) => index + 1)]);
});
