import { markOf, siteAddress } from "./browserHistory";
import { addressOfEntry, startJourney } from "./model/journey";
import { travelWithin } from "./model/journeySteps";
import { focusedWindow } from "./model/queries";
import { travelTo } from "./model/travelTo";
import type { WindowsState } from "./model/windowsState";
import type { DomFocusRequest } from "./state";
import type { KeptWindows } from "./windowSteps";

export interface Traveller extends KeptWindows {
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
  const arrival =
    mark?.journey === id ? travelTo(journey, readWindows(), mark.position) : undefined;
  const [presentAddress] = addressOfEntry(journey).split("#");

  if (arrival) {
    show(traveller, arrival.state);
    keeper.arriveAt(arrival.journey);
    if (arrival.further !== 0) window.history.go(arrival.further);
  } else if (mark === null && address === presentAddress) {
    keeper.begin(travelWithin(journey, hash), id);
  } else {
    unknown(address);
    keeper.begin(startJourney(readWindows(), hash));
  }
};
