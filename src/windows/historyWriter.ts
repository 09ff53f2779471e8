import { withPrefix } from "gatsby";
import { type EntryMark, markOf, stateWith } from "./browserHistory";
import type { HistoryChange } from "./model/journeySteps";
import { letRouterFollow } from "./routerInDevelopment";

/** A browser that cannot go where it is sent says nothing. It has not gone after this time. */
const LONGEST_GOING_MS = 1000;

/** How many entries browsers keep at least. Where there are as many, a new one takes the place of the oldest. */
const MOST_ENTRIES = 50;

/**
 * Writes to the browser's history, one change after the other: going to another entry takes the
 * browser a moment, and what happens meanwhile waits for it.
 */
export const createHistoryWriter = () => {
  let going: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly (() => void)[] = [];
  let lengthOfOurs = 0;

  const write = (kind: "push" | "replace", mark: EntryMark, address: string) => {
    const entry = [stateWith(mark), "", withPrefix(address)] as const;
    try {
      if (kind === "replace") window.history.replaceState(...entry);
      else window.history.pushState(...entry);
    } catch {
      // A browser refuses when there are too many within a short time; the next one is right again.
    }
    if (kind === "push") lengthOfOurs = window.history.length;
    void letRouterFollow();
  };

  const workOff = () => {
    clearTimeout(going);
    going = undefined;
    while (going === undefined) {
      const [task, ...rest] = waiting;
      if (task === undefined) break;
      waiting = rest;
      task();
    }
  };

  const goTo = ({ journey, position }: EntryMark) => {
    const here = markOf(window.history.state);
    if (here?.journey !== journey || here.position === position) return;
    going = setTimeout(workOff, LONGEST_GOING_MS);
    window.history.go(position - here.position);
  };

  return {
    /** The present entry is this from now on, whoever has made it. */
    begin(mark: EntryMark, address: string) {
      lengthOfOurs = window.history.length;
      write("replace", mark, address);
    },

    /**
     * Whether the browser can be sent to another entry. Where a framed page has added entries of its
     * own after ours, going back would lead to those; once a browser keeps no more entries, that cannot be told.
     */
    canGo: () => window.history.length === lengthOfOurs && lengthOfOurs < MOST_ENTRIES,

    /** Makes a change; `mark` and `address` are those of the entry that the visitor is at after it. */
    change(change: HistoryChange, mark: EntryMark, address: string) {
      if (change === "none") return;
      const kind = change === "push" ? "push" : "replace";
      // What is gone to shows what is shown now.
      waiting = [
        ...waiting,
        ...(change === "go" ? [() => goTo(mark)] : []),
        () => write(kind, mark, address),
      ];
      if (going === undefined) workOff();
    },

    /** The browser has come to another entry. True when it was sent there. */
    hasArrived(): boolean {
      if (going === undefined) return false;
      workOff();
      return true;
    },
  };
};
