import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../lib/geometry";
import { isPressed } from "../../lib/shortcuts";
import type { StartAt } from "./MenuEntry";
import { isInMenuTree, submenuMenuId } from "./menuTree";
import { createSubmenuIntent, isInSafeTriangle } from "./submenuIntent";

interface SubmenusOptions {
  menuId: string;
  /** The values of the items that open a submenu. */
  submenuIds: readonly string[];
  contentRef: RefObject<HTMLElement>;
  highlighted: string | null;
  setHighlighted(value: string | null): void;
}

/** Which submenu of a menu is open, and what that means for the menu's highlight. */
export const useSubmenus = (options: SubmenusOptions) => {
  const { menuId, contentRef, setHighlighted } = options;
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
        if (isInMenuTree(menuId)) contentRef.current?.focus({ preventScroll: true });
        setHighlighted(openId ?? crossed.current ?? latest.current.highlighted);
        crossed.current = null;
        setSubmenu(openId === null ? null : { id: openId, startAt: startAt.current });
        startAt.current = "none";
      }),
    [menuId, contentRef, setHighlighted],
  );
  useEffect(() => intent.dispose, [intent]);

  const isPointerOnItsWay = (): boolean => {
    if (submenu === null || !intent.isInGrace()) return false;
    const element = document.getElementById(submenuMenuId(menuId, submenu.id));
    return (
      element !== null &&
      isInSafeTriangle(exit.current, pointer.current, element.getBoundingClientRect())
    );
  };

  const openSubmenu = (id: string, from: StartAt) => {
    startAt.current = from;
    intent.show(id);
  };

  return {
    submenu,
    openSubmenu,
    /** Opens the highlighted entry's submenu if the key is one that does; whether it has. */
    openByKey(press: KeyboardEvent): boolean {
      const id = options.submenuIds.find((submenuId) => submenuId === options.highlighted);
      const opens = isPressed(press, "openSubmenu") || isPressed(press, "chooseEntry");
      if (id === undefined || !opens) return false;
      openSubmenu(id, "checked");
      return true;
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
        const { target } = event;
        if (event.pointerType !== "mouse" || !(target instanceof Element)) return;
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
