import { initialWindowsState, isFullscreen } from "../../src/windows";
import { type HistoryEntry, readEntry, showEntry } from "../../src/windows/history/entry";
import { toggleFullscreen } from "../../src/windows/model/state";

/** One window of each kind. */
const APPS = [
  { id: "home" },
  { id: "pages", address: "/" },
  { id: "movie", address: "/movie-db/" },
  { id: "vitals" },
];

const PAGES = ["/", "/posts/", "/posts/日本語/"];

const ENTRY: HistoryEntry = {
  index: 1,
  stack: ["vitals", "home", "pages", "movie"],
  page: "/posts/日本語/",
};

const entryOf = (entry: unknown) =>
  readEntry({ desktop: entry }, APPS, (address) => PAGES.includes(address));

test("a history entry is read back as it was written", () => {
  expect(entryOf(ENTRY)).toEqual(ENTRY);
});

test.each([null, undefined, 7, "{}", {}, { stack: "home" }])(
  "the history state %p of another program is no entry",
  (entry) => {
    expect(entryOf(entry)).toBeNull();
  },
);

test("windows and pages that the site no longer has are dropped", () => {
  const entry = entryOf({ index: 3, stack: ["gone", "home", "movie"], page: "/gone/" });
  expect(entry).toEqual({ index: 3, stack: ["home", "movie"], page: "/" });
});

test("an entry shows its windows; one without an address that was opened since stays", () => {
  const state = toggleFullscreen(initialWindowsState(["vitals", "home", "pages"]), "pages");
  const shown = showEntry(state, { stack: ["movie", "home"] }, APPS);
  expect(shown.stack).toEqual(["vitals", "movie", "home"]);
  expect(isFullscreen(shown, "pages")).toBe(false);
});
