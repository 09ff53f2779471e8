import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Point } from "../../lib/geometry";
import { load, loadAhead, loadable } from "../../lib/loading";
import { isPressed } from "../../lib/shortcuts";
import { whenFirstUsed } from "../../lib/whenIdle";
import { startSide } from "../../words/locale";
import { words } from "../../words/words";
import { hideNotice, showLoadFailure } from "../notice";
import type { MenuEntries, MenuOpening, StartAt } from "./MenuEntry";

const menu = loadable(["code", "menu"], async () => (await import("./Menu")).Menu);

type MenuComponent = Awaited<ReturnType<typeof menu.queryFn>>;

interface UseMenuOptions {
  /** The menu's accessible name. */
  name: string;
  entries: MenuEntries;
}

/** A menu whose code loads when the visitor first does anything, at the latest when it opens. */
const useMenu = ({ name, entries }: UseMenuOptions) => {
  const id = useId();
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const [opening, setOpening] = useState<(MenuOpening & { key: number }) | null>(null);
  const returnFocusTo = useRef<Element | null>(null);

  const loadMenu = () => load(menu).then((loaded) => setMenu(() => loaded));
  useEffect(() => whenFirstUsed(() => void loadAhead(menu)), []);

  const returnFocus = () => {
    if (returnFocusTo.current instanceof HTMLElement) {
      returnFocusTo.current.focus({ preventScroll: true });
    }
  };

  const open = (anchor: string | Point, startAt: StartAt) => {
    hideNotice();
    returnFocusTo.current = document.activeElement;
    // A menu that opens at another place is a new one.
    setOpening((last) => ({ anchor, startAt, key: (last?.key ?? 0) + 1 }));
    loadMenu().catch((error) => {
      setOpening(null);
      showLoadFailure(error, words.failures.menuNotLoaded, () => {
        returnFocus();
        open(anchor, startAt);
      });
    });
  };

  const close = () => {
    const { activeElement } = document;
    // A click that closes the menu may have moved the focus already.
    const isHere =
      activeElement === document.body || activeElement?.closest(`[role=menu][id^="${id}"]`);
    if (isHere) returnFocus();
    setOpening(null);
  };

  return {
    id,
    isOpen: opening !== null,
    isShown: Menu !== null && opening !== null,
    open,
    close,
    element: Menu && opening && (
      <Menu {...opening} key={opening.key} id={id} name={name} entries={entries} onClose={close} />
    ),
  };
};

/** `name` is also the button's. */
export type MenuButtonProps = UseMenuOptions & Omit<ComponentPropsWithoutRef<"button">, "name">;

export const MenuButton = ({ name, entries, children, ...props }: MenuButtonProps) => {
  const { id, isOpen, isShown, open, close, element } = useMenu({ name, entries });
  const buttonId = `${id}-button`;

  const onClick = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Safari doesn't.
    currentTarget.focus({ preventScroll: true });
    if (isOpen) close();
    // A click without a pointer has no detail.
    else open(buttonId, detail === 0 ? "first" : "none");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFirst = isPressed(event.nativeEvent, "openMenu");
    if (!isFirst && !isPressed(event.nativeEvent, "openMenuAtEnd")) return;
    event.preventDefault();
    if (!isOpen) open(buttonId, isFirst ? "first" : "last");
  };

  return (
    <>
      <button
        type="button"
        {...props}
        id={buttonId}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {element}
    </>
  );
};

/** An area with a context menu: by right click, Shift+F10 or the context menu key; by long press on Android. */
export const ContextMenuArea = forwardRef<HTMLDivElement, UseMenuOptions & { children: ReactNode }>(
  ({ children, ...options }, ref) => {
    const { open, element } = useMenu(options);
    const isByKey = useRef(false);

    const onContextMenu = (event: MouseEvent) => {
      event.preventDefault();
      if (isByKey.current) {
        const box = (event.target as Element).getBoundingClientRect();
        open({ x: box[startSide], y: box.bottom }, "first");
      } else open({ x: event.clientX, y: event.clientY }, "none");
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what the menu offers has a button, too
      <div
        ref={ref}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={() => {
          isByKey.current = true;
        }}
        onContextMenu={onContextMenu}
      >
        {children}
        {element}
      </div>
    );
  },
);
ContextMenuArea.displayName = "ContextMenuArea";
