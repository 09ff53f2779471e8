import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from "react";
import { useEscape } from "../lib/useEscape";
import * as styles from "./Tooltip.module.css";

const isWithoutEffect = (anchor: HTMLElement) =>
  anchor.querySelector("[aria-disabled=true]") !== null;

export interface TooltipProps {
  /** Repeats the control's accessible name in sight. */
  label: string;
  /** The label says what came of a press, so it stays; by default a press dismisses it. */
  tellsOfPress?: boolean;
  /** The control. */
  children: ReactNode;
}

/**
 * A name in sight while its control, or itself, is hovered, or its control has the keyboard's focus;
 * Escape dismisses it, wherever the focus is, and so does a press: it would lie over what has come of it.
 * For the eye alone: the control carries the same text as its accessible name. It is made when it is wanted, so no page's HTML has it. (Chakra's own
 * tooltip would add its positioning engine to the first load for four buttons.)
 */
export const Tooltip = ({ label, tellsOfPress = false, children }: TooltipProps) => {
  const [isNear, setIsNear] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = isNear && !isDismissed;
  useEscape(isShown, () => setIsDismissed(true));
  const comeNear = () => {
    setIsNear(true);
    setIsDismissed(false);
  };
  const comeByKey = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) comeNear();
  };
  const goAway = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (currentTarget.matches(":hover") || currentTarget.querySelector(":focus-visible")) return;
    setIsNear(false);
  };
  const dismissByPress = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!tellsOfPress && !isWithoutEffect(currentTarget)) setIsDismissed(true);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    // A finger leaves at once. What it has done is seen, unless that is nothing: then the name is there to be read.
    const { currentTarget, pointerType } = event;
    if (pointerType === "touch" && isWithoutEffect(currentTarget)) return;
    goAway(event);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its control's events
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the control, which clicks
    <span
      className={styles.anchor}
      onPointerEnter={comeNear}
      onFocus={comeByKey}
      onClick={dismissByPress}
      onPointerLeave={leave}
      onBlur={goAway}
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
