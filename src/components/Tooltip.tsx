import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { isKey } from "../lib/shortcuts";
import * as styles from "./Tooltip.module.css";

export interface TooltipProps {
  /** Repeats the control's accessible name. */
  label: string;
  /** The tooltip stays after a click, because it reports the result. Default false. */
  staysOnClick?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Shows the name of a hovered or focused control. Escape and a click hide it. */
export const Tooltip = ({ label, staysOnClick = false, children }: TooltipProps) => {
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);

  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isKey(event, "Escape")) setIsShown(false);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isShown]);

  // A tap on a disabled control does nothing but show its name.
  const isDisabled = (anchor: Element) => anchor.querySelector("[aria-disabled=true]") !== null;
  const onPointerLeave = ({ currentTarget, pointerType }: PointerEvent) => {
    if (pointerType !== "touch" || !isDisabled(currentTarget)) hide();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its control's events
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key clicks the control
    <span
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={onPointerLeave}
      onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && show()}
      onBlur={hide}
      onClick={({ currentTarget }) => !staysOnClick && !isDisabled(currentTarget) && hide()}
    >
      {children}
      {isShown && (
        <span className={styles.tooltip} role="tooltip" aria-hidden>
          {label}
        </span>
      )}
    </span>
  );
};
