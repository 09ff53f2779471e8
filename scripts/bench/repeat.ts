/** Measures so often, one after the other. */
export const repeat = async <Result>(
  runs: number,
  measure: () => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
};
