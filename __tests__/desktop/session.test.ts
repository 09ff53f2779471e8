import fc from "fast-check";
import { readSession, SESSION_VERSION, type Session } from "../../src/desktop/session/session";
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
const SESSION: Session = {
  arrangements: {
    movie: {
      place: { x: 12, y: 345.5 },
      size: { width: 640.5, height: 480 },
      tile: null,
      isFullscreen: true,
    },
    pages: { place: null, size: null, tile: "topLeft", isFullscreen: false },
  },
  items: { projectName: "", postName: "日本語" },
  scrolled: { "panel /posts/": 120 },
};
const NOTHING = readSession(null, APPS);

const entryOf = (entry: unknown) =>
  readEntry({ desktop: entry }, APPS, (address) => PAGES.includes(address));
const sessionOf = (record: object) =>
  readSession(JSON.stringify({ version: SESSION_VERSION, ...record }), APPS);

test("a history entry and a session are read back as they were written", () => {
  expect(entryOf(ENTRY)).toEqual(ENTRY);
  expect(sessionOf(SESSION)).toEqual(SESSION);
});

test.each([null, undefined, 7, "{}", {}, { index: "1" }, { index: 0.5 }])(
  "the history state %p of another program is no entry",
  (entry) => {
    expect(entryOf(entry)).toBeNull();
  },
);

test("a stored text that is broken or of another version is an empty session", () => {
  const text = JSON.stringify({ ...SESSION, version: SESSION_VERSION });
  for (const broken of ["", "{", "null", "1", "[]", "[".repeat(100_000), text.slice(0, -1)]) {
    expect(readSession(broken, APPS)).toEqual(NOTHING);
  }
  expect(sessionOf({ ...SESSION, version: SESSION_VERSION - 1 })).toEqual(NOTHING);
});

test("windows and pages that the site no longer has are dropped, and windows that are always open are added", () => {
  const entry = entryOf({
    index: 3,
    stack: ["gone", "movie", 7, null, "movie"],
    page: "/gone/",
  });
  expect(entry).toEqual({ index: 3, stack: ["home", "movie"], page: "/" });
});

test("invalid arrangements, items and scroll positions are dropped", () => {
  const valid = { place: null, size: null, tile: null, isFullscreen: false };
  const session = sessionOf({
    arrangements: {
      home: valid,
      gone: valid,
      pages: { ...valid, place: { x: 1 } },
      movie: { ...valid, size: { width: "9", height: 9 } },
      notes: { ...valid, tile: "middle" },
      vitals: { ...valid, isFullscreen: 1 },
    },
    items: { projectName: 1, postName: "日本語" },
    scrolled: { "/": "120" },
  });
  expect(session).toEqual({
    ...NOTHING,
    arrangements: { home: valid },
    items: SESSION.items,
  });
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

test("any storage and history give only the site's windows and valid numbers", () => {
  const parts = fc.record(
    Object.fromEntries(
      [...Object.keys(ENTRY), ...Object.keys(SESSION)].map((key) => [key, anyValue]),
    ),
  );
  fc.assert(
    fc.property(parts, (record) => {
      const entry = entryOf({ ...ENTRY, ...record, index: 0 });
      expect(IDS).toEqual(expect.arrayContaining([...(entry?.stack ?? [])]));
      expect(new Set(entry?.stack).size).toBe(entry?.stack.length);
      const { arrangements, scrolled } = sessionOf(record);
      expect(IDS).toEqual(expect.arrayContaining(Object.keys(arrangements)));
      const numbers = Object.values(arrangements).flatMap(({ place, size }) => [
        ...Object.values(place ?? {}),
        ...Object.values(size ?? {}),
      ]);
      expect([...numbers, ...Object.values(scrolled)].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
