import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 50;

/** A slow machine that runs two browsers at once needs seconds; what holds does not wait. */
const PATIENCE_MS = 10_000;

/** Tries until it holds, and fails as it failed last. */
export const until = async <Result>(holds: () => Promise<Result>): Promise<Result> => {
  const endMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (performance.now() > endMs) throw error;
    }
    await wait(LOOK_EVERY_MS);
  }
};
