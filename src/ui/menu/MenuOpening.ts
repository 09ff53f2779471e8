import type { Point } from "../../lib/geometry";

/** Which entry is highlighted when a menu opens. None under a pointer, one for the keyboard. */
export type StartAt = "first" | "last" | "none";

/** One opening of a menu, from the press that asked for it until it has faded out. */
export interface MenuOpening {
  /** Different for each opening of the same menu. */
  key: number;
  /** False while the menu fades out. */
  open: boolean;
  startAt: StartAt;
  /** The button that the menu belongs to, or the place in the viewport where it was asked for. */
  anchor: HTMLElement | Point;
  returnFocusTo: HTMLElement | null;
}
