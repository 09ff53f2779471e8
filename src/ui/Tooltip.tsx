import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useEscape } from "../lib/useEscape";
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
 * A name in sight while its control, or itself, is hovered, or its control has the keyboard's focus;
 * Escape dismisses it, wherever the focus is. For the eye alone: the control carries the same text
 * as its accessible name. (Chakra's own tooltip would add its positioning engine to the first load
 * for four buttons.)
 */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [phase, setPhase] = useState<"away" | "near" | "dismissed">("away");
  useEscape(phase === "near", () => setPhase("dismissed"));
  const comeNear = () => setPhase("near");
  const goAway = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!currentTarget.matches(":hover, :focus-within")) setPhase("away");
  };

  return (
    <Anchor
      data-dismissed={phase === "dismissed" ? "" : undefined}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onPointerLeave={goAway}
      onBlur={goAway}
    >
      {children}
      <span role="tooltip" aria-hidden>
        {label}
      </span>
    </Anchor>
  );
};
