import type { EntryMark } from "./browserHistory";
import { createHistoryWriter } from "./historyWriter";
import { addressOfEntry, type Journey } from "./model/journey";
import { type JourneyStep, withoutGoing } from "./model/journeySteps";

/** A journey as it is kept for a reload. */
export interface KeptJourney {
  /** Tells its entries in the browser's history from those of earlier journeys. */
  readonly id: string;
  readonly journey: Journey;
}

const newId = (): string => Math.random().toString(36).slice(2);

const markOfPresent = ({ id, journey }: KeptJourney): EntryMark => ({
  journey: id,
  position: journey.position,
});

/**
 * Keeps the visitor's journey, and the browser's history in step with it. Nothing is rendered from
 * it: what is shown is in the windows' state.
 */
export const createJourneyKeeper = () => {
  const writer = createHistoryWriter();
  let kept: KeptJourney | undefined;

  return {
    /** From here on the history is kept: with a journey that goes on, or a new one. */
    begin(journey: Journey, id = newId()) {
      kept = { id, journey };
      writer.begin(markOfPresent(kept), addressOfEntry(journey));
    },

    /** Takes a step. Nothing happens before the journey has begun. */
    follow(step: (journey: Journey) => JourneyStep) {
      if (kept === undefined) return;
      const wanted = step(kept.journey);
      const isPossible = wanted.change !== "go" || writer.canGo();
      const { journey, change } = isPossible ? wanted : withoutGoing(kept.journey, wanted);
      kept = { ...kept, journey };
      writer.change(change, markOfPresent(kept), addressOfEntry(journey));
    },

    /** The browser has gone to another entry by itself, and this is the journey there. */
    arriveAt(journey: Journey) {
      if (kept === undefined) return;
      kept = { ...kept, journey };
      // Makes good what the browser may have refused to write before.
      writer.change("replace", markOfPresent(kept), addressOfEntry(journey));
    },

    /** The browser has come to another entry. True when this keeper had sent it there. */
    hasArrived: writer.hasArrived,

    current: () => kept,
  };
};

export type JourneyKeeper = ReturnType<typeof createJourneyKeeper>;
