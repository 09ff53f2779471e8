import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../lib/geometry";
import { createSubmenuIntent } from "./createSubmenuIntent";
import { headsForSubmenu } from "./headsForSubmenu";
import type { StartAt } from "./MenuOpening";
import { submenuContentId } from "./menuContext";
import { isInMenuTree } from "./returnFocus";

interface SubmenusOptions {
  treeId: string;
  levelId: string;
  /** The values of the items that open a submenu. */
  submenuIds: readonly string[];
  contentRef: RefObject<HTMLElement>;
  highlighted: string | null;
  setHighlighted(value: string | null): void;
}

/** Which submenu of a menu is open, and what that means for the menu's highlight. */
export const useSubmenus = (options: SubmenusOptions) => {
  const { treeId, levelId, contentRef, setHighlighted } = options;
  const [submenu, setSubmenu] = useState<{ id: string; startAt: StartAt } | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const startAt = useRef<StartAt>("none");
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const exit = useRef<Point>({ x: 0, y: 0 });
  /** What the pointer crossed on its way to the submenu; highlighted if it never gets there. */
  const crossed = useRef<string | null>(null);

  const intent = useMemo(
    () =>
      createSubmenuIntent((openId) => {
        // Zag has moved focus into the submenu, which is about to go.
        if (isInMenuTree(treeId)) contentRef.current?.focus({ preventScroll: true });
        setHighlighted(openId ?? crossed.current ?? latest.current.highlighted);
        crossed.current = null;
        setSubmenu(openId === null ? null : { id: openId, startAt: startAt.current });
        startAt.current = "none";
      }),
    [treeId, contentRef, setHighlighted],
  );
  useEffect(() => intent.dispose, [intent]);

  const isPointerOnItsWay = (): boolean => {
    if (submenu === null || !intent.isInGrace()) return false;
    const element = document.getElementById(submenuContentId(levelId, submenu.id));
    return (
      element !== null &&
      headsForSubmenu(exit.current, pointer.current, element.getBoundingClientRect())
    );
  };

  return {
    submenu,
    openSubmenu(id: string, from: StartAt) {
      startAt.current = from;
      intent.show(id);
    },
    closeSubmenu: () => intent.show(null),
    pointerInSubmenu() {
      if (submenu === null) return;
      intent.pointerInSubmenu();
      crossed.current = null;
      setHighlighted(submenu.id);
    },
    /** What the menu itself would highlight, held back while the pointer is on its way across. */
    suggestHighlight(value: string | null) {
      if (submenu !== null && value === null && options.highlighted === submenu.id) return;
      if (value !== null && isPointerOnItsWay()) crossed.current = value;
      else setHighlighted(value);
    },
    pointerHandlers: {
      onPointerMoveCapture(event: PointerEvent<HTMLElement>) {
        const { currentTarget, target } = event;
        if (event.pointerType !== "mouse" || !(target instanceof Element)) return;
        // A submenu's events rise through here as well.
        if (!currentTarget.contains(target)) return;
        const previous = pointer.current;
        pointer.current = { x: event.clientX, y: event.clientY };
        const value = target.closest<HTMLElement>("[data-value]")?.dataset.value;
        const wasInGrace = intent.isInGrace();
        intent.pointerOver(options.submenuIds.find((id) => id === value) ?? null);
        if (!wasInGrace) exit.current = previous;
        else if (isPointerOnItsWay()) intent.pointerOnItsWay();
      },
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === "mouse") intent.pointerOver(null);
      },
    },
  };
};
