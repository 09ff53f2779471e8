import type { WindowId } from "./model/windowsState";

/**
 * Which windows' content React has taken over from the HTML. What is taken over must equal the HTML,
 * so whatever would change it waits.
 */
export const createBodyArrivals = () => {
  const arrived = new Set<WindowId>();
  const waiting = new Set<() => void>();

  return {
    arrive(id: WindowId): void {
      arrived.add(id);
      for (const check of waiting) check();
    },

    /** Runs the task as soon as all of these have arrived; returns how to call it off. */
    whenArrived(ids: readonly WindowId[], task: () => void): () => void {
      const check = () => {
        if (!ids.every((id) => arrived.has(id))) return;
        waiting.delete(check);
        task();
      };
      waiting.add(check);
      check();
      return () => waiting.delete(check);
    },
  };
};

export type BodyArrivals = ReturnType<typeof createBodyArrivals>;
