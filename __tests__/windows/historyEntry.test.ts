import fc from "fast-check";
import { initialWindowsState, isFullscreen } from "../../src/windows";
import { type HistoryEntry, readEntry, showEntry } from "../../src/windows/history/entry";
import { enterFullscreen } from "../../src/windows/model/state";

/** One window of each kind. */
const APPS = [
  { id: "home", hasControls: false, isOpenOnArrival: true },
  { id: "pages", hasControls: true, isOpenOnArrival: true, address: "/", showsPages: true },
  { id: "movie", hasControls: true, isOpenOnArrival: false, address: "/movie-db/" },
  { id: "notes", hasControls: true, isOpenOnArrival: false },
  { id: "vitals", hasControls: false, isOpenOnArrival: false },
];
const IDS = APPS.map(({ id }) => id);

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

test.each([null, undefined, 7, "{}", {}, { index: "1" }, { index: 0.5 }])(
  "the history state %p of another program is no entry",
  (entry) => {
    expect(entryOf(entry)).toBeNull();
  },
);

test("windows and pages that the site no longer has are dropped, and windows that are always open are added", () => {
  const entry = entryOf({
    index: 3,
    stack: ["gone", "movie", 7, null, "movie"],
    page: "/gone/",
  });
  expect(entry).toEqual({ index: 3, stack: ["home", "movie"], page: "/" });
});

test("an entry shows its windows; those without an address stay as they are", () => {
  const state = enterFullscreen(initialWindowsState(["home", "pages", "notes"]), "pages");
  const shown = showEntry(state, { stack: ["vitals", "movie", "home"] }, APPS);
  expect(shown.stack).toEqual(["notes", "movie", "home"]);
  expect(isFullscreen(shown, "pages")).toBe(false);
});

const anyWord = fc.constantFrom("__proto__", "constructor", "toString", ...IDS, ...PAGES, "#x", "");
const anyValue = fc.oneof(
  anyWord,
  fc.constantFrom(null, true, -1, 0.5, 1e308, 9e15),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(anyWord),
  fc.dictionary(anyWord, fc.oneof(anyWord, fc.record({ x: fc.double(), y: fc.double() }))),
);

test("any history gives only the site's windows", () => {
  const parts = fc.record(Object.fromEntries(Object.keys(ENTRY).map((key) => [key, anyValue])));
  fc.assert(
    fc.property(parts, (record) => {
      const entry = entryOf({ ...record, index: 0 });
      expect(IDS).toEqual(expect.arrayContaining([...(entry?.stack ?? [])]));
      expect(new Set(entry?.stack).size).toBe(entry?.stack.length);
    }),
    { numRuns: 1000 },
  );
});
