import type { JourneyKeeper } from "./journeyKeeper";
import { stayHere, travelBackAfterClosing, travelOn } from "./model/journeySteps";
import { isOpen } from "./model/queries";
import { closeWindow } from "./model/transitions";
import type { WindowId, WindowsState } from "./model/windowsState";

/** The windows, and the journey that they are part of. */
export interface KeptWindows {
  keeper: JourneyKeeper;
  readWindows: () => WindowsState;
  setWindows: (state: WindowsState) => void;
}

type Transition = (state: WindowsState) => WindowsState;

/** What changes the windows, and with them the visitor's journey. */
export const createWindowSteps = ({ keeper, readWindows, setWindows }: KeptWindows) => ({
  /** Changes what Back does not bring back. */
  arrange(transition: Transition) {
    const state = readWindows();
    const next = transition(state);
    if (next === state) return;
    setWindows(next);
    keeper.follow((journey) => stayHere(journey, next));
  },

  /** Opens a window, or lets it show something else, perhaps at a heading of it: a step that Back undoes. */
  goOn(id: WindowId, transition: Transition, hash = "") {
    const state = readWindows();
    const next = transition(state);
    if (next === state) return;
    const isOpening = !isOpen(state, id);
    const isStep = isOpening || state.addresses[id] !== next.addresses[id];
    setWindows(next);
    keeper.follow((journey) =>
      isStep ? travelOn(journey, next, isOpening ? id : null, hash) : stayHere(journey, next),
    );
  },

  /** Returns what is left. */
  close(id: WindowId): WindowsState {
    const state = readWindows();
    const next = closeWindow(state, id);
    if (next === state) return state;
    setWindows(next);
    keeper.follow((journey) => travelBackAfterClosing(journey, next, id));
    return next;
  },
});
