import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { chainHandlers } from "../../lib/chainHandlers";
import { isPressed } from "../../lib/shortcuts";
import type { MenuEntries, StartAt } from "./MenuEntry";
import { type LoadsEntries, useLazyMenu } from "./useLazyMenu";

export interface MenuButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** The accessible name of the button and of its menu. */
  name: string;
  entries: MenuEntries;
  needs?: LoadsEntries;
}

/** Which end of the menu a key opens it at; null for a key that does not. */
const startByKey = (press: globalThis.KeyboardEvent): StartAt | null => {
  if (isPressed(press, "openMenu")) return "first";
  return isPressed(press, "openMenuAtEnd") ? "last" : null;
};

/** A button that opens a menu. It is there from the first paint; the menu's code comes later. */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(
  ({ name, entries, needs, children, ...props }, ref) => {
    const menu = useLazyMenu(name, entries, needs);

    const openFrom = (button: HTMLButtonElement, startAt: StartAt) =>
      menu.open({ startAt, anchor: button, returnFocusTo: button });

    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      if (menu.requested) {
        menu.close();
      } else {
        // A click without a pointer (keyboard, screen reader) has no detail.
        openFrom(event.currentTarget, event.detail === 0 ? "first" : "none");
      }
    };

    const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
      const startAt = startByKey(event.nativeEvent);
      if (startAt === null) return;
      event.preventDefault();
      if (!menu.requested) openFrom(event.currentTarget, startAt);
    };

    return (
      <>
        <button
          type="button"
          {...props}
          ref={ref}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={menu.expanded}
          aria-controls={menu.expanded ? menu.id : undefined}
          onPointerEnter={chainHandlers(props.onPointerEnter, menu.prefetch)}
          onPointerDown={chainHandlers(props.onPointerDown, menu.prefetch)}
          onFocus={chainHandlers(props.onFocus, menu.prefetch)}
          onClick={chainHandlers(props.onClick, onClick)}
          onKeyDown={chainHandlers(props.onKeyDown, onKeyDown)}
        >
          {children}
        </button>
        {menu.panel}
      </>
    );
  },
);
MenuButton.displayName = "MenuButton";
