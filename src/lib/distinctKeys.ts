/**
 * A React key for each name of a list in which names may repeat: the name, and the number of its
 * repetition. An item keeps its key when others come, go or change places.
 */
export const distinctKeys = (names: readonly string[]): readonly string[] => {
  const timesSeen = new Map<string, number>();
  return names.map((name) => {
    const times = timesSeen.get(name) ?? 0;
    timesSeen.set(name, times + 1);
    return `${times} ${name}`;
  });
};
