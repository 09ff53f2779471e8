import fc from "fast-check";
import { PAGES } from "./sampleSite";
import { openTab, type Tab } from "./tab";

/** Something that a visitor does, with its words for the report of a failure. */
export interface Doing {
  readonly name: string;
  readonly run: (tab: Tab) => void;
}

const doing = (name: string, run: (tab: Tab) => void): Doing & { toString(): string } => ({
  name,
  run,
  toString: () => name,
});

const anyOf = (ids: readonly string[], verb: string, run: (tab: Tab, id: string) => void) =>
  fc.constantFrom(...ids.map((id) => doing(`${verb} ${id}`, (tab) => run(tab, id))));
const always = (name: string, run: (tab: Tab) => void) => fc.constant(doing(name, run));

const ADDRESSES = [...PAGES, "/movie-db/"];
const CLOSABLE = ["pages", "movie", "notes"];
const ALL = ["home", "vitals", ...CLOSABLE];

const more = (weight: number, arbitrary: fc.Arbitrary<Doing>) => ({ weight, arbitrary });

/** Anything with windows. */
export const anythingWithWindows = fc.oneof(
  more(
    2,
    anyOf(CLOSABLE, "open", (tab, id) => tab.open(id)),
  ),
  more(
    3,
    anyOf(CLOSABLE, "close", (tab, id) => tab.close(id)),
  ),
  more(
    2,
    anyOf(ADDRESSES, "choose", (tab, address) => tab.choose(address)),
  ),
  more(
    1,
    anyOf(ALL, "bring to front", (tab, id) => tab.bringToFront(id)),
  ),
  more(
    1,
    anyOf(CLOSABLE, "toggle fullscreen", (tab, id) => tab.toggleFullscreen(id)),
  ),
  more(
    1,
    anyOf(ALL, "move", (tab, id) => tab.move(id, 300)),
  ),
  more(
    1,
    always("Web Vitals open behind", (tab) => tab.openBehind("vitals")),
  ),
  more(
    1,
    always("reset", (tab) => tab.reset()),
  ),
);

/** A tab that a link was opened in: it knows nothing of this one. */
const middleClick = (tab: Tab, address: string) => {
  const other = openTab(address);
  const isFresh = other.browser.ownEntries().length === 1 && other.browser.path() === address;
  other.choose("/projects/");
  other.settle();
  tab.turnTo();
  if (!isFresh) throw new Error(`A new tab at ${address} did not begin afresh.`);
};

const goElsewhereAndComeBack = ({ browser, settle }: Tab) => {
  // The browser would forget them.
  if (browser.hasForward()) return;
  browser.visitAnotherSite();
  browser.go(-1);
  settle();
};

/** Anything with the browser's history. */
export const anythingWithHistory = fc.oneof(
  more(
    6,
    always("Back", (tab) => tab.browser.go(-1)),
  ),
  more(
    6,
    always("Forward", (tab) => tab.browser.go(1)),
  ),
  more(
    2,
    fc
      .integer({ min: -4, max: 4 })
      .map((steps) => doing(`long press: ${steps}`, (tab) => tab.browser.go(steps))),
  ),
  more(
    1,
    anyOf(["#a", "#b"], "follow", (tab, hash) => tab.browser.followHash(hash)),
  ),
  more(1, anyOf(ADDRESSES, "middle-click", middleClick)),
  more(
    1,
    always("reload", (tab) => tab.browser.reload()),
  ),
  more(1, always("another site, and back", goElsewhereAndComeBack)),
);

/** Anything that is not the site's doing, at any time. */
export const anyTrouble = fc.oneof(
  more(
    12,
    always("the browser goes where it was asked to", (tab) => void tab.browser.tick()),
  ),
  more(
    1,
    always("another site", (tab) => tab.browser.visitAnotherSite()),
  ),
  more(
    1,
    anyOf(ADDRESSES, "type", (tab, address) => tab.browser.visit(address)),
  ),
  more(
    2,
    always("follow a link in a frame", (tab) => tab.browser.followLinkInFrame()),
  ),
  more(
    1,
    anyOf(["", "{}", "[]"], "the next load finds", (tab, text) => tab.nextLoadFinds(text)),
  ),
  more(
    1,
    always("reload", (tab) => tab.browser.reload()),
  ),
);
