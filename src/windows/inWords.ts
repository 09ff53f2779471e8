import type { Point } from "../lib/geometry";
import { words } from "../words/words";
import type { AppManifest } from "./manifest";
import { boundsIn } from "./model/limits";
import type { SnapTarget } from "./model/snap";
import { ONWARD, readViewport } from "./screen";

const EDGES = ["left", "right", "top", "bottom"] as const;

const inWords = (change: string, isAt: (edge: (typeof EDGES)[number]) => boolean): string =>
  [change, ...EDGES.filter(isAt).map((edge) => words.changes[edge])].join(words.marks.comma);

/** A window's new place in words: the limits that it has come to. */
export const moveInWords = ({ x, y }: Point, kind: AppManifest["kind"] = "window"): string => {
  const { left, top, right, bottom } = boundsIn(readViewport(), kind);
  const [atStart, atEnd] = [x <= left, x >= right];
  const isAt = {
    left: ONWARD === 1 ? atStart : atEnd,
    right: ONWARD === 1 ? atEnd : atStart,
    top: y <= top,
    bottom: y >= bottom,
  };
  return inWords(words.changes.moved, (edge) => isAt[edge]);
};

export const snapInWords = (target: SnapTarget): string =>
  target === "whole"
    ? words.windowMenu.fullscreen
    : inWords(words.changes.snapped, (edge) => target.toLowerCase().includes(edge));
