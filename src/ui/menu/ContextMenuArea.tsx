import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type PointerEvent,
  useRef,
} from "react";
import { chainHandlers } from "../../lib/chainHandlers";
import type { Point } from "../../lib/geometry";
import { startSide } from "../../words/locale.words";
import { useLongPress } from "../useLongPress";
import type { MenuEntries, StartAt } from "./MenuEntry";
import { type LoadsEntries, useLazyMenu } from "./useLazyMenu";

export interface ContextMenuAreaProps extends ComponentPropsWithoutRef<"div"> {
  /** The menu's accessible name. */
  name: string;
  entries: MenuEntries;
  needs?: LoadsEntries;
  /**
   * Whether the menu may be asked for at this element of the area. Default: everywhere. Links,
   * fields and the like keep the browser's own menu in any case.
   */
  accepts?(target: Element): boolean;
  /** Whether links have the area's menu all the same. Default: false. */
  takesLinks?: boolean;
}

/** What has a menu of the browser's that a visitor would miss: open in new tab, paste, save. */
const KEEPS_ITS_OWN_MENU =
  'a[href], input, textarea, select, video, audio, iframe, [contenteditable]:not([contenteditable="false"])';

const focusedElement = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
};

/** Where a menu opens that was asked for by keyboard: under the element. */
const underElement = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box[startSide], y: box.bottom };
};

/**
 * An area with a context menu of its own: by right click, long press (500 ms), Shift+F10 or the
 * context menu key.
 */
export const ContextMenuArea = forwardRef<HTMLDivElement, ContextMenuAreaProps>(
  ({ name, entries, needs, accepts, takesLinks = false, children, ...props }, ref) => {
    const menu = useLazyMenu(name, entries, needs);
    // A context menu asked for by keyboard comes as the same event; what came before it tells.
    const byKeyboard = useRef(false);

    const isOurs = (target: Element) =>
      (takesLinks || target.closest(KEEPS_ITS_OWN_MENU) === null) && (accepts?.(target) ?? true);

    const openAt = (anchor: Point, startAt: StartAt) =>
      menu.open({ anchor, startAt, returnFocusTo: focusedElement() });

    const longPress = useLongPress((point) => openAt(point, "none"));

    const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
      byKeyboard.current = false;
      const { target } = event;
      // React's events rise through portals: a menu's own reach the area that it belongs to.
      if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
      if (!isOurs(target)) return;
      menu.prefetch();
      longPress.handlers.onPointerDown(event);
    };

    const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
      const { target } = event;
      if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
      if (!isOurs(target)) return;
      event.preventDefault();
      longPress.cancel();
      if (byKeyboard.current) openAt(underElement(target), "first");
      // Some browsers send their own event for a long press as well.
      else if (!longPress.hasFired()) openAt({ x: event.clientX, y: event.clientY }, "none");
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; what the menu offers has a button too
      <div
        {...props}
        ref={ref}
        onPointerDown={chainHandlers(props.onPointerDown, onPointerDown)}
        onPointerMove={chainHandlers(props.onPointerMove, longPress.handlers.onPointerMove)}
        onPointerUp={chainHandlers(props.onPointerUp, longPress.handlers.onPointerUp)}
        onPointerCancel={chainHandlers(props.onPointerCancel, longPress.handlers.onPointerCancel)}
        onClickCapture={chainHandlers(props.onClickCapture, longPress.handlers.onClickCapture)}
        onKeyDown={chainHandlers(props.onKeyDown, () => {
          byKeyboard.current = true;
        })}
        onContextMenu={chainHandlers(props.onContextMenu, onContextMenu)}
      >
        {children}
        {menu.panel}
      </div>
    );
  },
);
ContextMenuArea.displayName = "ContextMenuArea";
