import type { SectionAddresses } from "../../apps/about-me/state";
import { type NavigationItem, sectionAt } from "../../content/shell";
import {
  isNumber,
  isPoint,
  isRecord,
  isSize,
  isText,
  listOf,
  parsed,
  valuesWhere,
} from "../../lib/validators";
import { type AppManifest, isTileName, type WindowsState } from "../../windows";

/** A tab's record for a reload. The history entry says which windows are open. */
export interface Session extends Pick<WindowsState, "places" | "sizes" | "tiles" | "fullscreen"> {
  readonly sectionAddresses: SectionAddresses;
  /** In pixels, by what is scrolled. */
  readonly scrolled: Readonly<Record<string, number>>;
}

/** Changes with the shape of the record: one of an older version is dropped. */
export const SESSION_VERSION = 3;

const EMPTY: Session = {
  places: {},
  sizes: {},
  tiles: {},
  fullscreen: [],
  sectionAddresses: {},
  scrolled: {},
};

/** The session in a stored text. Never throws: what is missing, broken or no longer on the site is left out. */
export const readSession = (
  text: string | null,
  manifests: readonly Pick<AppManifest, "id">[],
  navigation: readonly NavigationItem[],
): Session => {
  const record = parsed(text);
  if (!isRecord(record) || record.version !== SESSION_VERSION) return EMPTY;
  const ofWindows = <Value>(values: unknown, isRight: (value: unknown) => value is Value) =>
    valuesWhere(
      values,
      (value, id): value is Value => manifests.some((app) => app.id === id) && isRight(value),
    );
  const isWithin = (address: unknown, title: string): address is string =>
    isText(address) && sectionAt(navigation, address)?.title === title;
  return {
    places: ofWindows(record.places, isPoint),
    sizes: ofWindows(record.sizes, isSize),
    tiles: ofWindows(record.tiles, isTileName),
    fullscreen: listOf(record.fullscreen).filter(isText),
    sectionAddresses: valuesWhere(record.sectionAddresses, isWithin),
    scrolled: valuesWhere(record.scrolled, isNumber),
  };
};
