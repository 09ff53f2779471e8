import type { InterestGroup } from "./content";
import { placeDots } from "./placeDots";

type Topic = InterestGroup["topics"][number];

/**
 * A dot for each topic. Of those that would lie exactly on one another, as in a pile that is full, the first stands for all: so a
 * chart has a few hundred at most, however many topics there are.
 */
export const levelDots = (topics: readonly Topic[]): readonly (Topic & { row: number })[] => {
  const rows = placeDots(topics.map(({ level }) => level));
  const places = new Set<string>();
  return topics.flatMap((topic, index) => {
    const row = rows[index] ?? 0;
    const place = `${topic.level} ${row}`;
    if (places.has(place)) return [];
    places.add(place);
    return [{ ...topic, row }];
  });
};
