import fc from "fast-check";
import { initialWindowsState, readArrangements } from "../../src/windows";
import { type HistoryEntry, readEntry, showEntry } from "../../src/windows/history/entry";
import { isFullscreen, toggleFullscreen } from "../../src/windows/model/state";

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

test("parts of a wrong shape are dropped from an entry and from arrangements", () => {
  expect(entryOf({ stack: [] })).toEqual({ index: 0, stack: [], page: "/" });
  const entry = entryOf({ index: "1", stack: ["home", 5, "home", null], page: 5 });
  expect(entry).toEqual({ index: 0, stack: ["home"], page: "/" });
  const place = { x: 1, y: 2 };
  const asOnArrival = { place: null, size: null, tile: null, isFullscreen: false };
  const stored = {
    home: 5,
    pages: { place: { x: 1 }, size: 7, tile: "toString", splitWith: 4 },
    movie: { place },
  };
  expect(readArrangements(stored)).toEqual({
    home: asOnArrival,
    pages: asOnArrival,
    movie: { ...asOnArrival, place },
  });
});

test("any stored value is read as an entry and as arrangements, and what was read is read again the same", () => {
  const shape = fc.oneof(
    fc.anything(),
    fc.record({ stack: fc.array(fc.anything()), page: fc.anything(), index: fc.anything() }),
    fc.dictionary(fc.string(), fc.record({ place: fc.anything(), size: fc.anything() })),
  );
  fc.assert(
    fc.property(shape, (value) => {
      const entry = entryOf(value);
      if (entry) expect(entryOf(entry)).toEqual(entry);
      const arrangements = readArrangements(value);
      expect(readArrangements(arrangements)).toEqual(arrangements);
    }),
  );
});

test("an entry shows its windows; one without an address that was opened since stays", () => {
  const state = toggleFullscreen(initialWindowsState(["vitals", "home", "pages"]), "pages");
  const shown = showEntry(state, { stack: ["movie", "home"] }, APPS);
  expect(shown.stack).toEqual(["vitals", "movie", "home"]);
  expect(isFullscreen(shown, "pages")).toBe(false);
});
