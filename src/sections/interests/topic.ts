export type Topic = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number];

/** The year in which something was used first; undefined where none is known. */
export const firstYear = (uses: Topic["uses"]): string | undefined =>
  uses.flatMap(({ since }) => since || []).sort()[0];
