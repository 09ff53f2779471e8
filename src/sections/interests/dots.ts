export type InterestGroup = Queries.InterestsPageQuery["interests"]["nodes"][number];
type Topic = InterestGroup["topics"][number];

/** A topic as a dot of the swarm, and as a row with the same `id`. */
export interface Dot extends Topic {
  readonly id: string;
  /** Its group's colour, one of three. */
  readonly tone: number;
  /** Rows below the middle, negative above it: in a narrow section, and in a wide one. */
  readonly row: number;
  readonly wideRow: number;
}

const TONES = 3;

/** The distance of two dots side by side, in points of the scale. */
export const GAPS = { narrow: 6.5, wide: 3 } as const;

/** A higher pile of dots shares its last row. */
export const HIGHEST_ROW = 8;

/** The row of each dot: the first in which no other dot is less than `gap` away. Rows are in turn above and below the middle. */
const rowsOf = (levels: readonly number[], gap: number): readonly number[] => {
  const lastInRow: number[] = [];
  const rows = new Map<number, number>();
  const ascending = [...levels.entries()].sort(([, one], [, other]) => one - other);
  for (const [index, level] of ascending) {
    const free = lastInRow.findIndex((last) => level - last >= gap);
    const row = Math.min(free === -1 ? lastInRow.length : free, HIGHEST_ROW);
    lastInRow[row] = level;
    rows.set(index, row % 2 === 0 ? row / 2 : -(row + 1) / 2);
  }
  return levels.map((_, index) => rows.get(index) ?? 0);
};

/** The groups that have topics, these from the highest level down. */
export const dotGroups = (groups: readonly InterestGroup[]) => {
  const shown = groups
    .filter(({ topics }) => topics.length > 0)
    .map(({ heading, topics }, group) => ({
      heading,
      tone: group % TONES,
      topics: [...topics].sort((one, other) => other.level - one.level),
    }));
  const levels = shown.flatMap(({ topics }) => topics.map(({ level }) => level));
  const rows = rowsOf(levels, GAPS.narrow);
  const wideRows = rowsOf(levels, GAPS.wide);
  let count = 0;
  return shown.map(({ heading, tone, topics }) => ({
    heading,
    tone,
    dots: topics.map((topic): Dot => {
      const place = { row: rows[count] ?? 0, wideRow: wideRows[count] ?? 0 };
      count += 1;
      return { ...topic, ...place, tone, id: `${count}` };
    }),
  }));
};
