interface Job {
  readonly position: string;
  readonly startDate: string | null;
}

/** The words of a title with a space around each: "Engineer" is no part of "Engineering manager". */
const wordsIn = (title: string): string => {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
};

/** The year in which the owner's role began: that of the first job whose position holds the role. A junior's job is not yet a senior's. */
export const sinceYear = (role: string, jobs: readonly Job[]): string | undefined => {
  const own = wordsIn(role);
  return jobs
    .filter(({ position }) => wordsIn(position).includes(own))
    .flatMap(({ startDate }) => startDate?.slice(0, 4) ?? [])
    .sort()
    .at(0);
};
