import type { SelectedItems } from "../../content/selection";
import {
  isNumber,
  isPoint,
  isRecord,
  isSize,
  isText,
  parsed,
  valuesWhere,
} from "../../lib/validators";
import { type AppManifest, type Arrangement, isTileName, type WindowsState } from "../../windows";

/** A tab's record for a reload. The history entry says which windows are open. */
export interface Session extends Pick<WindowsState, "arrangements"> {
  readonly items: SelectedItems;
  /** Scroll positions in pixels, by what is scrolled. */
  readonly scrolled: Readonly<Record<string, number>>;
}

/** Changes with the shape of the record: one of an older version is dropped. */
export const SESSION_VERSION = 4;

const EMPTY: Session = { arrangements: {}, items: { projectName: "", postName: "" }, scrolled: {} };

const isNullOr =
  <Value>(isRight: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || isRight(value);
const isPlace = isNullOr(isPoint);
const isSizeOrNone = isNullOr(isSize);
const isTile = isNullOr(isTileName);

const isArrangement = (value: unknown): value is Arrangement =>
  isRecord(value) &&
  isPlace(value.place) &&
  isSizeOrNone(value.size) &&
  isTile(value.tile) &&
  typeof value.isFullscreen === "boolean";

/** Reads a stored session without its invalid parts. Never throws. */
export const readSession = (
  text: string | null,
  manifests: readonly Pick<AppManifest, "id">[],
): Session => {
  const record = parsed(text);
  if (!isRecord(record) || record.version !== SESSION_VERSION) return EMPTY;
  const { projectName, postName } = valuesWhere(record.items, isText);
  return {
    arrangements: valuesWhere(
      record.arrangements,
      (value, id): value is Arrangement =>
        manifests.some((app) => app.id === id) && isArrangement(value),
    ),
    items: { projectName: projectName ?? "", postName: postName ?? "" },
    scrolled: valuesWhere(record.scrolled, isNumber),
  };
};
