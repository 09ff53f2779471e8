import { type KeyboardEvent, type ReactNode, useState } from "react";
import { styled } from "../theme/styled";
import { tooltipRecipe } from "./tooltip.recipe";

const Anchor = styled("span", tooltipRecipe);

export interface TooltipProps {
  /** Repeats the control's accessible name in sight. */
  label: string;
  /** The control. */
  children: ReactNode;
}

/**
 * A name in sight while its control is hovered or has the keyboard's focus; Escape dismisses it.
 * The control carries the same text as its accessible name. (Chakra's own tooltip would add its
 * positioning engine to the first load for four buttons.)
 */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [isDismissed, setIsDismissed] = useState(false);
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") setIsDismissed(true);
  };
  const restore = () => setIsDismissed(false);

  return (
    <Anchor
      data-dismissed={isDismissed ? "" : undefined}
      onKeyDown={dismissOnEscape}
      onPointerLeave={restore}
      onBlur={restore}
    >
      {children}
      <span role="tooltip">{label}</span>
    </Anchor>
  );
};
