import type { Point, Size } from "../../lib/geometry";
import {
  type Entry,
  isTileName,
  type Shown,
  type TileName,
  type WindowsState,
} from "../../windows";
import type { KnownPlaces } from "./knownPlaces";
import {
  isNumber,
  isPoint,
  isRecord,
  isSize,
  isText,
  listOf,
  recordOf,
  valuesWhere,
} from "./soundValues";
import { VISIT_VERSION, type Visit } from "./visit";

const shownOf = (value: unknown, known: KnownPlaces): Shown => {
  const { stack, addresses } = recordOf(value);
  const open = new Set(listOf(stack).filter(isText));
  const kept = [...open].filter((id) => known.windows.includes(id));
  const missing = known.alwaysOpen.filter((id) => !open.has(id));
  const isAddress = (address: unknown, id: string): address is string =>
    isText(address) && known.isAddressOf(id, address);
  return {
    stack: [...missing, ...kept],
    addresses: { ...known.addresses, ...valuesWhere(addresses, isAddress) },
  };
};

const entryOf = (value: unknown, known: KnownPlaces): Entry => {
  const { shown, opened, hash } = recordOf(value);
  return {
    shown: shownOf(shown, known),
    opened: known.windows.find((id) => id === opened) ?? null,
    hash: isText(hash) && hash.startsWith("#") ? hash : "",
  };
};

const windowsOf = (value: unknown, known: KnownPlaces): WindowsState => {
  const { places, sizes, tiles, fullscreen } = recordOf(value);
  const shown = shownOf(value, known);
  const isPlace = (place: unknown, id: string): place is Point =>
    known.windows.includes(id) && isPoint(place);
  const isKnownSize = (size: unknown, id: string): size is Size =>
    known.windows.includes(id) && isSize(size);
  const isTile = (tile: unknown, id: string): tile is TileName =>
    known.windows.includes(id) && isTileName(tile);
  return {
    ...shown,
    places: valuesWhere(places, isPlace),
    sizes: valuesWhere(sizes, isKnownSize),
    tiles: valuesWhere(tiles, isTile),
    fullscreen: shown.stack.filter((id) => listOf(fullscreen).includes(id)),
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

  const isWithin = (address: unknown, section: string): address is string =>
    isText(address) && known.isAddressIn(section, address);
  return {
    id: record.id,
    journey: { entries: kept, position },
    windows: windowsOf(record.windows, known),
    sectionAddresses: valuesWhere(record.sectionAddresses, isWithin),
    scrolled: valuesWhere(record.scrolled, isNumber),
  };
};
