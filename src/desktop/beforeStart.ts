import { earlyPressesScript } from "./earlyPresses";
import { earlyTravelScript } from "./earlyTravel";
import { failedStartScript } from "./failedStart";

/** What the script in the head hands over to the page. */
export interface BeforeStart {
  /**
   * Ends all that the script does, whether or not it has told of a failed start. Returns what was
   * pressed so far, the oldest first.
   */
  readonly end: () => readonly Event[];
  /** Whether another document is on its way in place of this one. */
  readonly isLeaving: () => boolean;
}

declare global {
  interface Window {
    beforeStart?: BeforeStart;
  }
}

/** The script that stands in for the page until the page's own scripts take over (`useTakeOver`). */
export const beforeStartScript = [
  // Once it is over, or has failed, presses are left alone; once it has ended, nothing of this does anything any more.
  "(()=>{let over,ended,leaving=false;",
  earlyPressesScript,
  earlyTravelScript,
  failedStartScript,
  "window.beforeStart={end:()=>{over=ended=true;return presses.splice(0)},isLeaving:()=>leaving}",
  "})()",
].join("");
