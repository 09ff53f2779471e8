import type { Point } from "../../lib/geometry";
import type { Entry, Shown } from "../../windows";
import { VISIT_VERSION, type Visit } from "./visit";

/** What the site has just now: whatever a kept visit names beside it is dropped. */
export interface KnownPlaces {
  /** Ids of all windows. */
  readonly windows: readonly string[];
  /** Ids of those that are always open. */
  readonly alwaysOpen: readonly string[];
  /** Whether a window shows an address. */
  readonly isAddressOf: (window: string, address: string) => boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isPoint = (value: unknown): value is Point =>
  isRecord(value) && isNumber(value.x) && isNumber(value.y);

/** The values of a record that are right. */
const valuesWhere = <Value>(
  record: unknown,
  isRight: (value: unknown, key: string) => value is Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(recordOf(record)).filter((entry): entry is [string, Value] =>
      isRight(entry[1], entry[0]),
    ),
  );

const shownOf = (value: unknown, known: KnownPlaces): Shown => {
  const { stack, addresses } = recordOf(value);
  const open = new Set(listOf(stack).filter(isText));
  const kept = [...open].filter((id) => known.windows.includes(id));
  const missing = known.alwaysOpen.filter((id) => !open.has(id));
  const isAddress = (address: unknown, id: string): address is string =>
    isText(address) && known.isAddressOf(id, address);
  return { stack: [...missing, ...kept], addresses: valuesWhere(addresses, isAddress) };
};

const entryOf = (value: unknown, known: KnownPlaces): Entry => {
  const { shown, opened, hash } = recordOf(value);
  return {
    shown: shownOf(shown, known),
    opened: isText(opened) ? opened : null,
    hash: isText(hash) ? hash : "",
  };
};

/**
 * A visit from the text that was kept of it; null when there is none to go on with. It never throws:
 * storage is anybody's, and older versions of the site have written there.
 */
export const readVisit = (text: string | null, known: KnownPlaces): Visit | null => {
  let record: unknown;
  try {
    record = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (!isRecord(record) || record.version !== VISIT_VERSION || !isText(record.id)) return null;

  const { entries, position } = recordOf(record.journey);
  const kept = listOf(entries).map((entry) => entryOf(entry, known));
  if (!isNumber(position) || kept[position] === undefined) return null;

  const windows = recordOf(record.windows);
  const isPlaceOf = (value: unknown, id: string): value is Point =>
    known.windows.includes(id) && isPoint(value);
  const shown = shownOf(windows, known);
  return {
    id: record.id,
    journey: { entries: kept, position },
    windows: {
      ...shown,
      places: valuesWhere(windows.places, isPlaceOf),
      fullscreen: listOf(windows.fullscreen)
        .filter(isText)
        .filter((id) => shown.stack.includes(id)),
    },
    sectionAddresses: valuesWhere(record.sectionAddresses, isText),
    scrolled: valuesWhere(record.scrolled, isNumber),
  };
};
