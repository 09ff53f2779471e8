import { clamp } from "../lib/clamp";
import type { Point } from "../lib/geometry";
import type { WindowId } from "./model/windowsState";

/** What has a place that a window can come from: not the whole page, a panel or a field, which may have the focus, too. */
const PLACES = "a, button, li";

/** The middle of an icon, a link or a button on screen; null where there is none in sight. */
const middleOf = (element: Element | undefined): Point | null => {
  if (!element?.matches(PLACES)) return null;
  const drawing = element.querySelector("svg") ?? element;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const { innerWidth, innerHeight } = window;
  const isInSight =
    width > 0 &&
    clamp(middle.x, 0, innerWidth) === middle.x &&
    clamp(middle.y, 0, innerHeight) === middle.y;
  return isInSight ? middle : null;
};

/** What windows were opened by, and the icons that stand for them whatever else is there. */
export const createOpeners = () => {
  const pressed = new Map<WindowId, Element>();
  const icons = new Map<WindowId, Element>();
  const placeOf = (id: WindowId) => middleOf(pressed.get(id)) ?? middleOf(icons.get(id));

  return {
    remember(id: WindowId, opener: Element): void {
      pressed.set(id, opener);
    },

    of: (id: WindowId): Element | undefined => pressed.get(id),

    /** Tells of an icon that stays, or that it goes (null). */
    keepIcon(id: WindowId, icon: Element | null): void {
      if (icon) icons.set(id, icon);
      else icons.delete(id);
    },

    /** Where a window comes out of: what was pressed. Null for one that nobody has asked for. */
    originOf: (id: WindowId): Point | null => (pressed.has(id) ? placeOf(id) : null),

    /** Where a window goes: back into what it came out of, or into its icon. */
    goalOf: placeOf,
  };
};

export type Openers = ReturnType<typeof createOpeners>;
