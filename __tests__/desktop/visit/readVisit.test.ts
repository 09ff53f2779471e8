import fc from "fast-check";
import { readVisit } from "../../../src/desktop/visit/readVisit";
import { VISIT_VERSION, type Visit } from "../../../src/desktop/visit/visit";
import { visitOnArrival } from "../../../src/desktop/visit/visitOnArrival";
import { isTileName, type Shown } from "../../../src/windows";
import { APPS, KNOWN, PAGES } from "./sampleSite";

const VISIT: Visit = {
  id: "abc",
  journey: {
    entries: [
      {
        shown: { stack: ["home", "pages"], addresses: { pages: "/", movie: "/movie-db/" } },
        opened: null,
        hash: "",
      },
      {
        shown: {
          stack: ["vitals", "home", "pages", "movie"],
          addresses: { pages: "/posts/日本語/", movie: "/movie-db/" },
        },
        opened: "movie",
        hash: "#end",
      },
    ],
    position: 1,
  },
  windows: {
    stack: ["vitals", "home", "pages", "movie"],
    addresses: { pages: "/posts/日本語/", movie: "/movie-db/" },
    places: { movie: { x: 12, y: 345.5 } },
    sizes: { movie: { width: 640.5, height: 480 } },
    tiles: { pages: "topLeft" },
    fullscreen: ["movie"],
  },
  sectionAddresses: { Posts: "/posts/日本語/" },
  scrolled: { "panel /posts/": 120 },
};

const RECORD = { version: VISIT_VERSION, isPlain: false, ...VISIT };

const read = (record: unknown) => readVisit(JSON.stringify(record), KNOWN);
const readWindows = (windows: object) => read({ ...RECORD, windows })?.windows;
const readFirstEntry = (entry: unknown) =>
  read({ ...RECORD, journey: { entries: [entry], position: 0 } })?.journey.entries[0];

describe("readVisit", () => {
  it("reads back everything that was saved", () => {
    expect(read(RECORD)).toEqual(VISIT);
  });

  it("reads nothing from text that is no session of this version", () => {
    for (const text of [null, "", "{", "null", "1", '"abc"', "[]", "{}", "[".repeat(100_000)]) {
      expect(readVisit(text, KNOWN)).toBeNull();
    }
    expect(readVisit(JSON.stringify(RECORD).slice(0, -1), KNOWN)).toBeNull();
    expect(read({ ...RECORD, version: VISIT_VERSION - 1 })).toBeNull();
    expect(read({ ...RECORD, version: String(VISIT_VERSION) })).toBeNull();
  });

  it("reads nothing when the position is at no entry", () => {
    for (const position of [-1, 2, 0.5, "1", null, [1], 1e99]) {
      expect(read({ ...RECORD, journey: { ...VISIT.journey, position } })).toBeNull();
    }
    expect(read({ ...RECORD, journey: { entries: {}, position: 0 } })).toBeNull();
  });

  it("reads the rest when one part is nested too deeply", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `${JSON.stringify(RECORD).slice(0, -1)},"scrolled":${deep}}`;
    expect(readVisit(text, KNOWN)).toEqual({ ...VISIT, scrolled: {} });
  });

  it("drops windows that the site no longer has and opens those that are always open", () => {
    expect(readWindows({ stack: ["gone", "movie", 7, null, "movie"] })?.stack).toEqual([
      "home",
      "movie",
    ]);
    expect(readWindows({})?.stack).toEqual(["home"]);
  });

  it("replaces addresses that a window cannot show by its own", () => {
    const addresses = { pages: "/gone/", movie: "/posts/", notes: "/", ["__proto__"]: "/" };
    const own = { pages: "/", movie: "/movie-db/" };
    expect(readWindows({ addresses })?.addresses).toEqual(own);
    expect(readWindows({ addresses: { pages: "/" } })?.addresses).toEqual(own);
  });

  it("drops invalid places, sizes and tiles, and fullscreen of closed windows", () => {
    const windows = readWindows({
      stack: ["pages", "movie"],
      places: { pages: { x: 1 }, movie: { x: null, y: 1 }, gone: { x: 1, y: 1 }, home: [1, 1] },
      sizes: {
        pages: { width: 1 },
        movie: { width: "9", height: 9 },
        gone: VISIT.windows.sizes.movie,
      },
      tiles: { pages: "middle", movie: ["left"], gone: "left" },
      fullscreen: ["notes", "movie", "movie", "gone", 7],
    });
    expect(windows).toMatchObject({ places: {}, sizes: {}, tiles: {} });
    expect(windows?.fullscreen).toEqual(["movie"]);
  });

  it("drops a hash that is none and an opener that the site no longer has", () => {
    expect(readFirstEntry({ hash: "/evil.example/" })?.hash).toBe("");
    expect(readFirstEntry({ hash: "#end" })?.hash).toBe("#end");
    expect(readFirstEntry({ opened: "gone" })?.opened).toBeNull();
    expect(readFirstEntry({ opened: "movie" })?.opened).toBe("movie");
  });

  it("drops the last address of a section if it is not in that section", () => {
    const sectionAddresses = {
      Posts: "/projects/film/",
      Projects: "https://evil.example/",
      Gone: "/posts/",
      General: "/",
    };
    expect(read({ ...RECORD, sectionAddresses })?.sectionAddresses).toEqual({ General: "/" });
  });
});

describe("visitOnArrival", () => {
  const kept = JSON.stringify(RECORD);

  it("restores the windows of the entry that the browser is at", () => {
    const visit = visitOnArrival({ journey: "abc", position: 0 }, kept, KNOWN);
    expect(visit?.journey.position).toBe(0);
    expect(visit?.windows.stack).toEqual(["vitals", "home", "pages"]);
    expect(visit?.windows.addresses.pages).toBe("/");
    expect(visit?.windows.fullscreen).toEqual([]);
  });

  it("restores nothing at an entry of another session", () => {
    expect(visitOnArrival(null, kept, KNOWN)).toBeNull();
    expect(visitOnArrival({ journey: "other", position: 0 }, kept, KNOWN)).toBeNull();
    for (const position of [-1, 2, 0.5, Number.NaN]) {
      expect(visitOnArrival({ journey: "abc", position }, kept, KNOWN)).toBeNull();
    }
  });
});

const IDS = APPS.map(({ id }) => id);

const isShownOfTheSite = ({ stack, addresses }: Shown): boolean =>
  stack.every((id) => IDS.includes(id)) &&
  new Set(stack).size === stack.length &&
  KNOWN.alwaysOpen.every((id) => stack.includes(id)) &&
  Object.keys(addresses).sort().join() === "movie,pages" &&
  Object.entries(addresses).every(([id, address]) => KNOWN.isAddressOf(id, address));

/** The names of the invariants that a session breaks. */
const brokenInvariants = ({
  journey,
  windows,
  sectionAddresses,
  scrolled,
  id,
}: Visit): string[] => {
  const { places, sizes, tiles, fullscreen } = windows;
  const numbers = [
    ...Object.values(places).flatMap(({ x, y }) => [x, y]),
    ...Object.values(sizes).flatMap(({ width, height }) => [width, height]),
    ...Object.values(scrolled),
  ];
  const invariants: Record<string, boolean> = {
    "it has a name": typeof id === "string",
    "its windows are the site's": isShownOfTheSite(windows),
    "its entries are the site's": journey.entries.every(({ shown }) => isShownOfTheSite(shown)),
    "it is at one of its entries": journey.entries[journey.position] !== undefined,
    "entries were opened by the site's windows, or none": journey.entries.every(
      ({ opened }) => opened === null || IDS.includes(opened),
    ),
    "headings are headings": journey.entries.every(({ hash }) => /^(#|$)/.test(hash)),
    "only the site's windows have places, sizes and tiles": [places, sizes, tiles]
      .flatMap((kept) => Object.keys(kept))
      .every((id) => IDS.includes(id)),
    "tiles are tiles": Object.values(tiles).every(isTileName),
    "numbers are numbers": numbers.every(Number.isFinite),
    "only open windows are fullscreen, each once":
      fullscreen.every((id) => windows.stack.includes(id)) &&
      new Set(fullscreen).size === fullscreen.length,
    "sections are left where they are": Object.entries(sectionAddresses).every(([title, address]) =>
      KNOWN.isAddressIn(title, address),
    ),
  };
  return Object.keys(invariants).filter((name) => !invariants[name]);
};

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const anyWord = fc.constantFrom("__proto__", "constructor", "toString", ...IDS, ...PAGES, "#x", "");
const anyValue = fc.oneof(
  anyWord,
  fc.constantFrom(null, true, -1, 0.5, 1e308, -1e308, 9e15, nested(9)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(anyWord),
  fc.dictionary(anyWord, fc.oneof(anyWord, fc.record({ x: fc.double(), y: fc.double() }))),
);

/** A value and all records and lists in it. */
const insidesOf = (value: unknown): object[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(insidesOf)]
    : [];

interface Change {
  readonly place: number;
  readonly value: unknown;
  readonly key: string | null;
}

/** Puts a value anywhere into a record, in place of another or under a new key. */
const changed = (record: object, { place, value, key }: Change): object => {
  const copy: object = structuredClone(record);
  const insides = insidesOf(copy);
  const inside = insides[place % insides.length] ?? copy;
  const keys = Object.keys(inside);
  const name = key ?? keys[place % keys.length] ?? "new";
  const rest = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(inside, name, { value, ...rest });
  return copy;
};

const anyChange = fc.record({ place: fc.nat(), value: anyValue, key: fc.option(anyWord) });

it("reads a valid session or none from a saved one with any changes", () => {
  let valid = 0;
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 4 }), (changes) => {
      const visit = read(changes.reduce(changed, RECORD));
      if (visit === null) return;
      valid += 1;
      expect(brokenInvariants(visit)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(valid).toBeGreaterThan(1500);
});

it("reads a valid session or none from a saved one with any letters replaced", () => {
  const text = JSON.stringify(RECORD);
  fc.assert(
    fc.property(
      fc.nat(text.length),
      fc.nat(10),
      fc.string({ maxLength: 2 }),
      (from, count, other) => {
        const visit = readVisit(text.slice(0, from) + other + text.slice(from + count), KNOWN);
        if (visit !== null) expect(brokenInvariants(visit)).toEqual([]);
      },
    ),
    { numRuns: 3000 },
  );
});
