import type { Point } from "../lib/geometry";
import type { WindowId } from "./model/state";
import { fromInlineStart, ONWARD } from "./screen";

/** A window, or the index of a history entry. */
type ReturnTarget = WindowId | number;

/**
 * The elements that opened windows, and those that led away from history entries. They get the focus again when their
 * window closes, or when Back returns to their entry. A page that is no longer shown must not be kept for it.
 */
const openers = new Map<ReturnTarget, WeakRef<Element>>();

/** The transforms that put windows onto their openers or icons. */
const origins = new Map<ReturnTarget, string | undefined>();

const openerOf = (target: ReturnTarget): Element | undefined => openers.get(target)?.deref();

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

/** The transform that puts a window onto an element, from wherever the window's style places it; undefined if it is out of sight. */
const transformOnto = (element: Element): string | undefined => {
  const middle = middleOf(element);
  if (middle === null) return undefined;
  return (
    `translate(calc(${ONWARD} * (${fromInlineStart(middle.x)}px - var(--window-start) - 50%)), ` +
    `calc(${middle.y}px - var(--window-top) - 50%)) scale(${SCALE})`
  );
};

/**
 * Measures the openers of all windows, before a window opens or closes: a render must not read the document. A window
 * that none has opened, or whose opener is gone, has its icon in the dock.
 */
export const measureOrigins = (): void => {
  for (const icon of document.querySelectorAll<HTMLElement>("[data-icon-of]"))
    origins.set(icon.dataset.iconOf ?? "", transformOnto(icon));
  for (const target of openers.keys()) {
    const opener = openerOf(target);
    const transform = opener?.matches("a, button, li") ? transformOnto(opener) : undefined;
    if (transform !== undefined) origins.set(target, transform);
  }
};

/** The transform that puts a window onto its opener or icon; undefined if neither is in sight. */
export const originOf = (id: WindowId): string | undefined => origins.get(id);

/** Takes the element with the focus for the one that opens a window or leads away from an entry. */
export const rememberOpener = (target: ReturnTarget): void => {
  if (document.activeElement) openers.set(target, new WeakRef(document.activeElement));
};

/** Focuses what opened a window or led away from an entry, if it is within reach and can take the focus. */
export const focusOpener = (
  target: ReturnTarget,
  isReachable: (opener: Element) => boolean,
): boolean => {
  const opener = openerOf(target);
  if (!(opener instanceof HTMLElement) || opener === document.body) return false;
  if (!isReachable(opener)) return false;
  opener.focus();
  return document.activeElement === opener;
};
