import { VISIT_VERSION } from "../../../src/desktop/visit/visit";
import { visitOnArrival } from "../../../src/desktop/visit/visitOnArrival";
import { markOnArrival, siteAddress } from "../../../src/windows/browserHistory";
import { createJourneyKeeper } from "../../../src/windows/journeyKeeper";
import { startJourney } from "../../../src/windows/model/journey";
import {
  focusWindow,
  moveWindow,
  openWindow,
  openWindowBehind,
  resetWindows,
  showInWindow,
  toggleFullscreen,
} from "../../../src/windows/model/transitions";
import { initialWindowsState, type WindowsState } from "../../../src/windows/model/windowsState";
import { ownerOf } from "../../../src/windows/ownerOf";
import { travel } from "../../../src/windows/travel";
import { createWindowSteps } from "../../../src/windows/windowSteps";
import { createFakeBrowser, type Traversal } from "./fakeBrowser";
import { APPS, KNOWN, OPEN_ON_ARRIVAL } from "./sampleSite";

/** The desktop as the HTML of a page shows it. */
const windowsOfPage = (address: string): WindowsState => {
  const arrival = initialWindowsState(OPEN_ON_ARRIVAL, KNOWN.addresses);
  return showInWindow(arrival, ownerOf(APPS, address) ?? "", address);
};

export const shownIn = ({ stack, addresses }: Pick<WindowsState, "stack" | "addresses">) =>
  stack.map((id) => (addresses[id] === undefined ? id : `${id} ${addresses[id]}`));

/** One load of the site: everything that has to do with history, without React. */
const createPage = (kept: string | null) => {
  let windows = windowsOfPage(siteAddress(window.location.pathname));
  const keeper = createJourneyKeeper();
  const given = {
    keeper,
    readWindows: () => windows,
    setWindows: (next: WindowsState) => {
      windows = next;
    },
    requestDomFocus: () => {},
  };
  const showAddress = (address: string) => {
    const id = ownerOf(APPS, address);
    if (id !== undefined) windows = showInWindow(windows, id, address);
  };

  return {
    ...createWindowSteps(given),
    begin() {
      const visit = visitOnArrival(markOnArrival(), kept, KNOWN);
      if (visit) windows = visit.windows;
      keeper.begin(visit?.journey ?? startJourney(windows, window.location.hash), visit?.id);
    },
    windows: () => windows,
    journey() {
      const current = keeper.current();
      if (current === undefined) throw new Error("The journey has not begun.");
      return current;
    },
    onPopState: (state: unknown) => travel(given, state, showAddress),
    record() {
      const current = keeper.current();
      return current && JSON.stringify({ version: VISIT_VERSION, ...current, windows });
    },
  };
};

/** A tab in which the site is open. `window` is that of the tab that was made last, or turned to. */
export const openTab = (address: string, traversal?: Traversal) => {
  let kept: string | null = null;
  let found: string | null | undefined;
  let loaded: ReturnType<typeof createPage> | undefined;
  const browser = createFakeBrowser(() => {
    const page = createPage(found === undefined ? kept : found);
    found = undefined;
    loaded = page;
    page.begin();
    return {
      onPopState: page.onPopState,
      onHide: () => {
        kept = page.record() ?? kept;
        // They end with their page.
        jest.clearAllTimers();
      },
    };
  }, traversal);
  const turnTo = () => {
    Object.assign(globalThis, { window: browser.window });
  };
  const page = () => {
    if (loaded === undefined) throw new Error("The site was never loaded.");
    return loaded;
  };
  /** Until nothing happens any more. */
  const settle = () => {
    for (let times = 0; browser.tick() || jest.getTimerCount() > 0; times += 1) {
      if (times > 100) throw new Error("It does not come to rest.");
      if (!browser.isGoing()) jest.runOnlyPendingTimers();
    }
  };
  turnTo();
  browser.visit(address);

  return {
    browser,
    turnTo,
    page,
    settle,

    open: (id: string) => page().goOn(id, (windows) => openWindow(windows, id)),
    choose(chosen: string, hash?: string) {
      const id = ownerOf(APPS, chosen) ?? "";
      page().goOn(id, (windows) => showInWindow(windows, id, chosen), hash);
    },
    close: (id: string) => void page().close(id),
    bringToFront: (id: string) => page().arrange((windows) => focusWindow(windows, id)),
    openBehind: (id: string) => page().arrange((windows) => openWindowBehind(windows, id)),
    toggleFullscreen: (id: string) => page().arrange((windows) => toggleFullscreen(windows, id)),
    move: (id: string, x: number) =>
      page().arrange((windows) => moveWindow(windows, id, { x, y: 100 })),
    reset: () =>
      page().arrange((windows) => resetWindows(windows, OPEN_ON_ARRIVAL, KNOWN.addresses)),
    back() {
      browser.go(-1);
      settle();
    },
    forward() {
      browser.go(1);
      settle();
    },

    /** The open windows from the back to the front, each with what it shows. */
    shown: () => shownIn(page().windows()),

    /** What is kept for this tab is lost, or becomes something else, before it is read again. */
    nextLoadFinds(text: string | null) {
      found = text;
    },
  };
};

export type Tab = ReturnType<typeof openTab>;
