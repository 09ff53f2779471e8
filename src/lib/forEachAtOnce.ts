/** Does `work` for each item, at most `limit` of them at the same time. The first failure is thrown. */
export const forEachAtOnce = async <Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
};
