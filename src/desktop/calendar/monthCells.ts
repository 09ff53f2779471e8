/** A month's days, row by row, after a null for each day of the first week before it. Weekdays count from Monday (1) to Sunday (7). */
export const monthCells = (date: Date, firstWeekday: number): readonly (number | null)[] => {
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const blanks = (new Date(year, month, 1).getDay() - firstWeekday + 7) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  return [...Array(blanks).fill(null), ...Array.from({ length: days }, (_, index) => index + 1)];
};
