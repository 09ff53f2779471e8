const MICROSECONDS = 1_000_000;

/**
 * For how long this process was at work meanwhile. Unlike a clock it doesn't count the time in which a machine that is busy with
 * something else lets it wait, so a limit on it holds there, too.
 */
export const cpuSecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS;
};
