/** A pile of dots grows no higher than this many rows; what is beyond shares the last. */
export const HIGHEST_ROW = 8;

/**
 * The row of each dot, counted from the middle and in the order of `levels`: a dot that another one leaves no room for, since
 * it is less than `gap` points of the scale away, has the next row.
 */
export const placeDots = (levels: readonly number[], gap: number): readonly number[] => {
  const rows = levels.map(() => 0);
  const lastInRow: number[] = [];
  const ascending = levels.map((level, index) => ({ level, index }));
  ascending.sort((one, other) => one.level - other.level);
  for (const { level, index } of ascending) {
    const free = lastInRow.findIndex((last) => level - last >= gap);
    const row = Math.min(free === -1 ? lastInRow.length : free, HIGHEST_ROW);
    lastInRow[row] = level;
    rows[index] = row;
  }
  return rows;
};
