import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Point } from "../../lib/geometry";
import { isKey } from "../../lib/shortcuts";
import { whenFirstUsed } from "../../lib/whenIdle";
import { loadAhead, loadable } from "../../loading/loading";
import { startSide } from "../../words/locale";
import { words } from "../../words/words";
import { ErrorBoundary } from "../ErrorBoundary";
import { useCode } from "../useCode";
import type { MenuProps } from "./Menu";
import type { MenuEntry, MenuOpening, StartAt } from "./MenuEntry";

/** The menu's code loads when the visitor first does anything, at the latest when a menu opens. */
const menu = loadable(["code", "menu"], async () => (await import("./Menu")).Menu);

const LoadedMenu = ({ retry, ...props }: MenuProps & { retry: () => void }) => {
  const Menu = useCode(menu, {
    failure: words.failures.menuNotLoaded,
    onFailure: props.onClose,
    retry,
  });
  return Menu && <Menu {...props} />;
};

interface UseMenuOptions {
  /** The menu's accessible name. */
  name: string;
  /** Called while the menu is open. */
  entries: () => readonly MenuEntry[];
}

const useMenu = ({ name, entries }: UseMenuOptions) => {
  const id = useId();
  const [opening, setOpening] = useState<(MenuOpening & { key: number }) | null>(null);
  const returnFocusTo = useRef<Element | null>(null);
  useEffect(() => whenFirstUsed(() => void loadAhead(menu)), []);

  const returnFocus = () => {
    if (returnFocusTo.current instanceof HTMLElement) {
      returnFocusTo.current.focus({ preventScroll: true });
    }
  };

  const open = (anchor: string | Point, startAt: StartAt) => {
    returnFocusTo.current = document.activeElement;
    // A menu that opens at another place is a new one.
    setOpening((last) => ({ anchor, startAt, key: (last?.key ?? 0) + 1 }));
  };

  const close = () => {
    const { activeElement } = document;
    // A click that closes the menu may have moved the focus already.
    const isHere =
      activeElement === document.body || activeElement?.closest(`[role=menu][id^="${id}"]`);
    if (isHere) returnFocus();
    setOpening(null);
  };

  const retry = () => {
    returnFocus();
    if (opening) open(opening.anchor, opening.startAt);
  };

  return {
    id,
    isOpen: opening !== null,
    open,
    close,
    element: opening && (
      <ErrorBoundary key={opening.key} onClose={close} onRetry={retry}>
        <LoadedMenu {...{ ...opening, id, name, entries, retry }} onClose={close} />
      </ErrorBoundary>
    ),
  };
};

/** `name` is also the button's. */
export type MenuButtonProps = UseMenuOptions & Omit<ComponentPropsWithoutRef<"button">, "name">;

export const MenuButton = ({ name, entries, children, ...props }: MenuButtonProps) => {
  const { id, isOpen, open, close, element } = useMenu({ name, entries });
  const buttonId = `${id}-button`;

  const onClick = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // The second click of a double click leaves open what the first one has opened.
    if (detail > 1) return;
    // Safari doesn't.
    currentTarget.focus({ preventScroll: true });
    if (isOpen) close();
    // A click without a pointer has no detail.
    else open(buttonId, detail === 0 ? "first" : "none");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFirst = isKey(event.nativeEvent, "ArrowDown");
    if (!isFirst && !isKey(event.nativeEvent, "ArrowUp")) return;
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
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {element}
    </>
  );
};

interface ContextMenuAreaProps extends UseMenuOptions {
  children: ReactNode;
}

/** An area with a context menu: by right click, Shift+F10 or the context menu key; by long press on Android. */
export const ContextMenuArea = ({ children, ...options }: ContextMenuAreaProps) => {
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
};
