import { markOf, siteAddress } from "./browserHistory";
import type { JourneyKeeper } from "./journeyKeeper";
import { addressOfEntry, startJourney, travelTo, travelWithin } from "./model/journey";
import { focusedWindow } from "./model/queries";
import type { WindowsState } from "./model/windowsState";
import type { DomFocusRequest } from "./state";

export interface Traveller {
  keeper: JourneyKeeper;
  readWindows: () => WindowsState;
  setWindows: (state: WindowsState) => void;
  requestDomFocus: (request: DomFocusRequest) => void;
}

/** Shows the windows of another entry, with the keyboard's focus where the change is. */
const show = ({ readWindows, setWindows, requestDomFocus }: Traveller, next: WindowsState) => {
  const state = readWindows();
  if (next === state) return;
  setWindows(next);
  const front = focusedWindow(next);
  if (front === undefined) return;
  requestDomFocus({ id: front, part: focusedWindow(state) === front ? "content" : "title" });
};

/**
 * Follows the browser to another entry of its history, whose state is given.
 *
 * @param unknown Shows what an address names of which the journey knows nothing.
 */
export const travel = (
  traveller: Traveller,
  historyState: unknown,
  unknown: (address: string) => void,
): void => {
  const { keeper, readWindows } = traveller;
  const kept = keeper.current();
  if (keeper.hasArrived() || kept === undefined) return;

  const { journey, id } = kept;
  const { pathname, hash } = window.location;
  const address = siteAddress(pathname);
  const mark = markOf(historyState);
  const [presentAddress] = addressOfEntry(journey).split("#");

  if (mark?.journey === id) {
    if (mark.position === journey.position) return;
    const arrival = travelTo(journey, readWindows(), mark.position);
    if (arrival !== undefined) {
      keeper.arriveAt(arrival.journey);
      if (arrival.goesOn) window.history.go(Math.sign(mark.position - journey.position));
      else show(traveller, arrival.state);
      return;
    }
  } else if (mark === null && address === presentAddress) {
    keeper.begin(travelWithin(journey, readWindows(), hash), id);
    return;
  }
  unknown(address);
  keeper.begin(startJourney(readWindows(), hash));
};
