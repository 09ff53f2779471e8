export type InterestGroup = Queries.InterestsPageQuery["interests"]["nodes"][number];

/** A topic, and by what its dot and its row are known as one. */
export type SwarmTopic = InterestGroup["topics"][number] & { readonly id: string };

export interface SortedGroup {
  readonly heading: string;
  /** Which of the three colours it has. */
  readonly tone: number;
  readonly topics: readonly SwarmTopic[];
}

const TONES = 3;

/** The groups that have topics, these from the highest level down. */
export const sortedGroups = (groups: readonly InterestGroup[]): readonly SortedGroup[] =>
  groups
    .filter(({ topics }) => topics.length > 0)
    .map(({ heading, topics }, group) => ({
      heading,
      tone: group % TONES,
      topics: [...topics]
        .sort((one, other) => other.level - one.level)
        .map((topic, index) => ({ ...topic, id: `${group}-${index}` })),
    }));
