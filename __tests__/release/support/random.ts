/** Numbers from 0 to below 1 that look random and are the same for the same seed (mulberry32). */
const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chooses at random, and the same for the same seed. */
export const randomChoice = (seed: number) => {
  const next = randomNumbers(seed);
  return {
    /** A whole number from `least` to `most`. */
    integer: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
  };
};
