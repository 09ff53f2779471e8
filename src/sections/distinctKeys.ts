/** React keys for names that may repeat: the number of the repetition, and the name. */
export const distinctKeys = (names: readonly string[]): readonly string[] => {
  const timesSeen = new Map<string, number>();
  return names.map((name) => {
    const times = timesSeen.get(name) ?? 0;
    timesSeen.set(name, times + 1);
    return `${times} ${name}`;
  });
};
