import { POINTER_GRACE_MS, SUBMENU_OPEN_DELAY_MS } from "./menuFigures";

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
 * `onChange` is told the open submenu, or null, each time that it changes.
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
