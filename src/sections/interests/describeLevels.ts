import { counted, filled } from "../../words/filled";
import type { InterestGroup } from "./content";
import { words } from "./interests.words";

type Topic = InterestGroup["topics"][number];

/** The middle of numbers in ascending order, rounded to a whole one. */
export const middleOf = (ascending: readonly number[]): number => {
  const half = (ascending.length - 1) / 2;
  const lower = ascending[Math.floor(half)] ?? 0;
  const upper = ascending[Math.ceil(half)] ?? 0;
  return Math.round((lower + upper) / 2);
};

/** What a group's chart shows, in a sentence; empty when there is nothing to compare. */
export const describeLevels = (topics: readonly Topic[]): string => {
  const ascending = [...topics].sort((one, other) => one.level - other.level);
  const lowest = ascending[0];
  const highest = ascending.at(-1);
  if (!lowest || !highest || topics.length < 2) return "";
  if (lowest.level === highest.level) {
    return counted(words.allAtOneLevel, { count: topics.length, level: lowest.level });
  }
  const middle = middleOf(ascending.map(({ level }) => level));
  return filled(words.range, {
    lowest: lowest.level,
    lowestName: lowest.name,
    highest: highest.level,
    highestName: highest.name,
    middle,
  });
};
