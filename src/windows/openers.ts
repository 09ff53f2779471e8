import type { Point } from "../lib/geometry";
import type { WindowId } from "./model/state";
import { fromInlineStart, ONWARD, windowIdAround } from "./screen";

/** The elements that opened windows. They get the focus again when their window closes. */
const openers = new Map<WindowId, Element>();

/** Takes the element with the focus for the one that opens a window. */
export const rememberOpener = (id: WindowId): void => {
  if (document.activeElement) openers.set(id, document.activeElement);
};

/** The middle of an icon, link or button; null if it is out of sight. */
const middleOf = (element: Element): Point | null => {
  const picture = element.querySelector("svg") ?? element;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const { x, y } = { x: left + width / 2, y: top + height / 2 };
  const isInSight = width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  return isInSight ? { x, y } : null;
};

/** The scale of a window at the icon that it grows from. */
const SCALE = 0.08;

/** The transform that puts a window onto its opener, from wherever the window's style places it. */
export const originTransform = (id: WindowId): string | undefined => {
  const opener = openers.get(id);
  const middle = opener?.matches("a, button, li") ? middleOf(opener) : null;
  return middle === null
    ? undefined
    : `translate(calc(${ONWARD} * (${fromInlineStart(middle.x)}px - var(--window-start) - 50%)), ` +
        `calc(${middle.y}px - var(--window-top) - 50%)) scale(${SCALE})`;
};

/** Focuses a closed window's opener, unless that is in a window behind others or can't take the focus. */
export const focusOpener = (id: WindowId, front: WindowId | undefined): boolean => {
  const opener = openers.get(id);
  if (!(opener instanceof HTMLElement) || opener === document.body) return false;
  if (![undefined, front].includes(windowIdAround(opener))) return false;
  opener.focus();
  return document.activeElement === opener;
};
