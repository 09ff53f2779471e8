import { createHistoryWriter, type EntryMark } from "./browserHistory";
import { addressOfEntry, type Journey, type JourneyStep } from "./model/journey";

/** A journey as it is kept for a reload. */
export interface KeptJourney {
  /** Tells its entries in the browser's history from those of earlier journeys. */
  readonly id: string;
  readonly journey: Journey;
}

const newId = (): string => Math.random().toString(36).slice(2);

/**
 * Keeps the visitor's journey, and the browser's history in step with it. Nothing is rendered from
 * it: what is shown is in the windows' state.
 */
export const createJourneyKeeper = () => {
  const writer = createHistoryWriter();
  let kept: KeptJourney | undefined;

  const mark = ({ id, journey }: KeptJourney): EntryMark => ({
    journey: id,
    position: journey.position,
  });

  return {
    /** From here on the history is kept: with a journey that goes on, or a new one. */
    begin(journey: Journey, id = newId()) {
      kept = { id, journey };
      writer.change({ kind: "replace" }, mark(kept), addressOfEntry(journey));
    },

    /** Takes a step. Nothing happens before the journey has begun. */
    follow(step: (journey: Journey) => JourneyStep) {
      if (kept === undefined) return;
      const { journey, change } = step(kept.journey);
      kept = { ...kept, journey };
      writer.change(change, mark(kept), addressOfEntry(journey));
    },

    /** The browser has gone to another entry by itself, and this is the journey there. */
    arriveAt(journey: Journey) {
      if (kept !== undefined) kept = { ...kept, journey };
    },

    /** The browser has come to another entry. True when this keeper had sent it there. */
    hasArrived: () => writer.hasArrived(),

    current: () => kept,
  };
};

export type JourneyKeeper = ReturnType<typeof createJourneyKeeper>;
