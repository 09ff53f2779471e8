import type { Point } from "../../lib/geometry";

/** How long a pointer rests on an entry before its submenu opens. */
const SUBMENU_OPEN_DELAY_MS = 100;

/** How long a submenu stays after the pointer left it or its entry, and isn't coming nearer. */
const POINTER_GRACE_MS = 300;

/** Reads from the pointer's moves which submenu of a menu is wanted. */
export interface SubmenuIntent {
  /** The pointer is over this submenu's entry; null: over anything else, or outside. */
  pointerOver(id: string | null): void;
  /** The pointer comes nearer to the open submenu: a slow hand has its grace anew. */
  pointerOnItsWay(): void;
  /** The pointer has arrived in the open submenu. */
  pointerInSubmenu(): void;
  /** Opens at once (click, keyboard), or closes (null). */
  show(id: string | null): void;
  /** Whether the open submenu waits for the pointer to come back. */
  isInGrace(): boolean;
  /** Forgets what is under way; the open submenu stays. */
  dispose(): void;
}

/**
 * A submenu opens when the pointer has rested on its entry for 100 ms, and closes when the pointer
 * has been away from both for 300 ms, not counting its way: so it can be reached across other entries. One submenu is
 * open at a time; the next one waits until the grace of the first is over.
 *
 * `onChange` gets the open submenu, or null, each time that it changes.
 */
export const createSubmenuIntent = (onChange: (openId: string | null) => void): SubmenuIntent => {
  type Timer = ReturnType<typeof setTimeout>;
  let openId: string | null = null;
  let graceTimer: Timer | null = null;
  /** What the pointer rests on; its timer is null once the delay is over. */
  let resting: { id: string; timer: Timer | null } | null = null;

  const stopGrace = () => {
    if (graceTimer !== null) clearTimeout(graceTimer);
    graceTimer = null;
  };

  const stopResting = () => {
    if (resting?.timer != null) clearTimeout(resting.timer);
    resting = null;
  };

  const change = (id: string | null) => {
    stopGrace();
    if (id === openId) return;
    openId = id;
    onChange(openId);
  };

  const show = (id: string | null) => {
    stopResting();
    change(id);
  };

  const startGrace = () => {
    if (openId === null || graceTimer !== null) return;
    graceTimer = setTimeout(() => {
      if (resting?.timer === null) show(resting.id);
      else change(null);
    }, POINTER_GRACE_MS);
  };

  const restOn = (id: string) => {
    if (resting?.id === id) return;
    stopResting();
    const timer = setTimeout(() => {
      if (graceTimer === null) show(id);
      else resting = { id, timer: null };
    }, SUBMENU_OPEN_DELAY_MS);
    resting = { id, timer };
  };

  return {
    pointerOver(id) {
      if (id !== null && id === openId) {
        stopGrace();
        stopResting();
        return;
      }
      startGrace();
      if (id === null) stopResting();
      else restOn(id);
    },
    pointerOnItsWay() {
      if (graceTimer === null) return;
      stopGrace();
      startGrace();
    },
    pointerInSubmenu() {
      stopGrace();
      stopResting();
    },
    show,
    isInGrace: () => graceTimer !== null,
    dispose() {
      stopGrace();
      stopResting();
    },
  };
};

/** The edges of a submenu in CSS pixels of the viewport. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room behind the point where the pointer left, so that its first steps count, in CSS pixels. */
const SLACK_PX = 8;

/** On which side of the line from `a` to `b` the point lies: the sign of the cross product. */
const side = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

/**
 * Whether a pointer that left the submenu's entry at `exit` is still on its way to the submenu:
 * inside the safe triangle, which reaches from there to the near edge of the submenu.
 */
export const isInSafeTriangle = (exit: Point, point: Point, submenu: Edges): boolean => {
  const toTheRight = submenu.left + submenu.right >= 2 * exit.x;
  const apex = { x: exit.x + (toTheRight ? -SLACK_PX : SLACK_PX), y: exit.y };
  const edge = toTheRight ? submenu.left : submenu.right;
  const top = { x: edge, y: submenu.top };
  const bottom = { x: edge, y: submenu.bottom };

  const sides = [side(apex, top, point), side(top, bottom, point), side(bottom, apex, point)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
};
