import { type KeyboardEvent, useRef } from "react";
import { useTypeahead } from "../../ui/menu/useTypeahead";

interface Shortcut {
  readonly id: string;
  readonly label: string;
}

interface ShortcutKeysOptions {
  shortcuts: readonly Shortcut[];
  /** The icon that Tab reaches. */
  activeId: string | undefined;
  /** Called when a key moves on to another icon, which has the focus by then. */
  onMove(id: string): void;
  onOpen(id: string): void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home, End and type-ahead between icons; Enter opens. */
export const useShortcutKeys = ({ shortcuts, activeId, onMove, onOpen }: ShortcutKeysOptions) => {
  const elements = useRef(new Map<string, HTMLElement>());
  const moveTo = (id: string | undefined) => {
    if (id === undefined) return;
    elements.current.get(id)?.focus();
    onMove(id);
  };
  const typeahead = useTypeahead({
    items: shortcuts.map(({ id, label }) => ({ value: id, label })),
    highlighted: activeId ?? null,
    onMatch: moveTo,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const index = shortcuts.findIndex(({ id }) => id === activeId);
    const step = STEPS[event.key];
    if (step !== undefined) {
      const last = shortcuts.length - 1;
      moveTo(shortcuts[Math.max(0, Math.min(last, index + step))]?.id);
    } else if (event.key === "Home") moveTo(shortcuts[0]?.id);
    else if (event.key === "End") moveTo(shortcuts.at(-1)?.id);
    else if (event.key === "Enter" && activeId !== undefined) onOpen(activeId);
    else if (!typeahead.take(event)) return;
    event.preventDefault();
  };

  const register = (id: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  };

  return { onKeyDown, register };
};
