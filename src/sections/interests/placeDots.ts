/** How far apart two dots of one row must be, in points of the scale. */
export const DOT_GAP = 6;
/** A pile of dots grows no higher than this many rows; what is beyond shares the topmost. */
export const HIGHEST_ROW = 5;

/**
 * The row of each dot, counted from the axis up and in the order of `levels`: a dot that another
 * one leaves no room for lies on top of it.
 */
export const placeDots = (levels: readonly number[]): readonly number[] => {
  const rows = levels.map(() => 0);
  const lastInRow: number[] = [];
  const ascending = levels.map((level, index) => ({ level, index }));
  ascending.sort((one, other) => one.level - other.level);
  for (const { level, index } of ascending) {
    const free = lastInRow.findIndex((last) => level - last >= DOT_GAP);
    const row = Math.min(free === -1 ? lastInRow.length : free, HIGHEST_ROW);
    lastInRow[row] = level;
    rows[index] = row;
  }
  return rows;
};
