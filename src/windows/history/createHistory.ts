import { withPrefix } from "gatsby";
import { addressInFront } from "../model/queries";
import { type HistoryEntry, isSamePlace, type Shown, stateOf } from "./entry";
import { letRouterFollow } from "./routerInDevelopment";

/** Keeps the browser's history in step with the windows. The entry itself says what it shows: see `HistoryEntry`. */
export const createHistory = () => {
  let present: HistoryEntry | undefined;
  let hash = "";

  const write = (kind: "pushState" | "replaceState", entry: HistoryEntry, newHash: string) => {
    present = entry;
    hash = newHash;
    try {
      window.history[kind](stateOf(entry), "", withPrefix(addressInFront(entry)) + hash);
    } catch {
      // Browsers refuse too many changes within a few seconds; the next one is right again.
    }
    void letRouterFollow();
  };

  /** The visitor focused or closed something: the present entry shows that. */
  const replace = (shown: Shown) => {
    if (present === undefined) return;
    if (shown.stack === present.stack && shown.addresses === present.addresses) return;
    const isSameAddress = addressInFront(shown) === addressInFront(present);
    write("replaceState", { ...shown, index: present.index }, isSameAddress ? hash : "");
  };

  return {
    /** The entry that the browser is at shows this. Until then nothing is written. */
    begin(shown: Shown, index = 0) {
      write("replaceState", { ...shown, index }, window.location.hash);
    },

    replace,

    /** The visitor opened or chose something: a new entry, which Back undoes. */
    push(shown: Shown, newHash = "") {
      if (present === undefined) return;
      if (isSamePlace(present, shown) && newHash === hash) replace(shown);
      else write("pushState", { ...shown, index: present.index + 1 }, newHash);
    },

    /**
     * The browser has come to an entry. Returns whether it is to be shown: one that looks like what is shown now is
     * passed over in the same direction, since the visitor would take Back for broken.
     */
    arrive(entry: HistoryEntry, shown: Shown): boolean {
      const step = Math.sign(entry.index - (present?.index ?? entry.index));
      const isSame = isSamePlace(entry, shown) && window.location.hash === hash;
      present = entry;
      hash = window.location.hash;
      if (!isSame || step === 0) return true;
      window.history.go(step);
      return false;
    },

    present: () => present,
  };
};
