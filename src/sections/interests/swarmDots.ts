import { placeDots } from "./placeDots";
import type { SortedGroup, SwarmTopic } from "./sortedGroups";

/** How far apart two dots must be to stand side by side, in points of the scale: on a phone, and where a section is wide. */
export const GAPS = { narrow: 6.5, wide: 3 } as const;

export interface SwarmDot extends SwarmTopic {
  readonly tone: number;
  /** How many rows it is below the middle; less than 0 above it. */
  readonly row: number;
  readonly wideRow: number;
}

/** Rows in turn above and below the middle. */
const fromMiddle = (row: number): number => (row % 2 === 0 ? row / 2 : -(row + 1) / 2);

/**
 * A dot for each topic. Of those that would lie exactly on one another, as in a pile that is full, the first stands for all: so a
 * swarm has a few hundred at most, however many topics there are.
 */
export const swarmDots = (groups: readonly SortedGroup[]): readonly SwarmDot[] => {
  const all = groups.flatMap(({ tone, topics }) => topics.map((topic) => ({ ...topic, tone })));
  const levels = all.map(({ level }) => level);
  const narrow = placeDots(levels, GAPS.narrow);
  const wide = placeDots(levels, GAPS.wide);
  const places = new Set<string>();
  return all.flatMap((topic, index) => {
    const row = fromMiddle(narrow[index] ?? 0);
    const wideRow = fromMiddle(wide[index] ?? 0);
    const place = `${topic.level} ${row} ${wideRow}`;
    if (places.has(place)) return [];
    places.add(place);
    return [{ ...topic, row, wideRow }];
  });
};
