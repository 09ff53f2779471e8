import fc from "fast-check";
import { markOf } from "../../../src/windows/browserHistory";
import { addressOfEntry } from "../../../src/windows/model/journey";
import { addressInFront } from "../../../src/windows/model/queries";
import {
  anyTrouble,
  anythingWithHistory,
  anythingWithWindows,
  type Doing,
} from "../support/anyVisit";
import { openTab, shownIn, type Tab } from "../support/tab";

const ADDRESSES = ["/", "/projects/film/", "/movie-db/"];

beforeEach(() => {
  jest.useFakeTimers();
});

/** All that a visitor sees of the windows, and where they are. */
const sight = (tab: Tab): string => {
  const { stack, addresses, places, fullscreen } = tab.page().windows();
  const shown = shownIn({ stack, addresses });
  return JSON.stringify([tab.browser.path(), shown, places, [...fullscreen].sort()]);
};

const keptIn = (promises: Record<string, boolean>): string[] =>
  Object.keys(promises).filter((promise) => !promises[promise]);

/** What is wrong with what is seen: names of broken promises. Plain comparisons, since 10,000 runs make many. */
const brokenInSight = (tab: Tab): string[] => {
  const windows = tab.page().windows();
  const { journey, id } = tab.page().journey();
  const [path, hash = ""] = tab.browser.path().split("#");
  const mark = markOf(tab.browser.window.history.state);
  return keptIn({
    "the address is that of what is in front": path === addressInFront(windows),
    "and of the heading in it": journey.entries[journey.position]?.hash.slice(1) === hash,
    "the present entry is that of the journey":
      mark?.journey === id && mark.position === journey.position,
    "every window is there once": new Set(windows.stack).size === windows.stack.length,
    "what is always open is open": windows.stack.includes("home"),
    "only open windows are fullscreen": windows.fullscreen.every((open) =>
      windows.stack.includes(open),
    ),
  });
};

const brokenInHistory = ({ browser, page }: Tab): string[] => {
  const { journey } = page().journey();
  const own = browser.ownEntries();
  return keptIn({
    "the browser has an entry for each of the journey": own.length === journey.entries.length,
    "each knows its place": own.every(({ top }, index) => markOf(top.state)?.position === index),
    "each has its address": own.every(({ top }, position) => {
      const { pathname, hash } = new URL(top.url);
      return decodeURI(pathname) + hash === addressOfEntry({ ...journey, position });
    }),
  });
};

/** Whether Back would give exactly what was in sight before a push, and Forward what is now. */
const isUndone = (tab: Tab, before: string): boolean => {
  const now = sight(tab);
  tab.back();
  const wasUndone = sight(tab) === before;
  tab.forward();
  return wasUndone && sight(tab) === now;
};

const comeBack = (tab: Tab) => (tab.browser.position() === 0 ? tab.forward() : tab.back());

/** Does it, lets it come to rest, and looks. */
const brokenBy = (tab: Tab, { name, run }: Doing): string[] => {
  const { browser } = tab;
  const before = sight(tab);
  const entries = browser.ownEntries();
  run(tab);
  tab.settle();
  const hasLeft = browser.isAtAnotherSite();
  if (hasLeft) comeBack(tab);

  const isSame = sight(tab) === before;
  const last = browser.ownEntries().at(-1);
  const isPush = last !== undefined && !entries.includes(last);
  return [
    ...brokenInSight(tab),
    ...brokenInHistory(tab),
    ...keptIn({
      "Back changes what is shown, or leaves the site": name !== "Back" || !isSame || hasLeft,
      "Forward changes what is shown, or nothing comes after":
        name !== "Forward" || !isSame || hasLeft || !browser.hasForward(),
      "nothing is lost": !/reload|another site|middle-click/.test(name) || isSame,
      "Back undoes a push, Forward does it again": !isPush || isUndone(tab, before),
    }),
  ];
};

it("keeps its promises through any visit", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESSES),
      fc.array(fc.oneof(anythingWithWindows, anythingWithHistory), { maxLength: 20, size: "max" }),
      (address, doings) => {
        const tab = openTab(address);
        expect(doings.flatMap((doing) => brokenBy(tab, doing))).toEqual([]);
      },
    ),
    { numRuns: 10_000 },
  );
});

/** Nothing that was asked for may be lost, nor stop what comes after it. */
const brokenAfterAll = (tab: Tab): string[] => {
  tab.settle();
  if (tab.browser.isAtAnotherSite()) comeBack(tab);
  const broken = brokenInSight(tab);
  tab.choose("/posts/");
  tab.choose("/projects/");
  tab.settle();
  broken.push(...brokenInSight(tab));
  tab.back();
  return [...broken, ...brokenInSight(tab)];
};

const TRAVERSALS = ["from where it is asked", "from where it is by then"] as const;

it("gets over whatever happens in between, and whatever browsers do", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESSES),
      fc.constantFrom(...TRAVERSALS),
      fc.array(fc.oneof(anythingWithWindows, anythingWithHistory, anyTrouble), {
        maxLength: 20,
        size: "max",
      }),
      (address, traversal, doings) => {
        const tab = openTab(address, traversal);
        for (const { run } of doings) {
          if (tab.browser.isAtAnotherSite()) comeBack(tab);
          run(tab);
        }
        expect(brokenAfterAll(tab)).toEqual([]);
      },
    ),
    { numRuns: 10_000 },
  );
});

it("is right again with the first step after a browser has refused to write", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anythingWithWindows, anythingWithHistory), { maxLength: 10 }),
      fc.array(fc.oneof(anythingWithWindows, anythingWithHistory), { maxLength: 10 }),
      (before, refused) => {
        const tab = openTab("/");
        const run = (doing: Doing) => {
          doing.run(tab);
          tab.settle();
          if (tab.browser.isAtAnotherSite()) comeBack(tab);
        };
        before.forEach(run);
        tab.browser.refuseWrites(true);
        refused.forEach(run);
        tab.browser.refuseWrites(false);
        tab.choose("/projects/film/");
        tab.choose("/posts/");
        tab.settle();
        const broken = brokenInSight(tab);
        tab.back();
        expect([...broken, ...brokenInSight(tab)]).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});
