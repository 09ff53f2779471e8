import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { prepareRecipe } from "../theme/prepareRecipe";

const base: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  minHeight: "button",
  paddingInline: "4",
  border: "control",
  borderRadius: "md",
  background: "bgRaised",
  color: "fg",
  fontSize: "sm",
  fontWeight: "medium",
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color {durations.fast} {easings.out}",
  "&:hover": { background: "bgHover" },
  "&:active": { background: "bgPressed", boxShadow: "pressed" },
  "&:disabled, &[aria-disabled=true]": { color: "fgSubtle", cursor: "default" },
  "@media (pointer: coarse)": { minHeight: "touchTarget" },
};

export const buttonRecipe = prepareRecipe({ base });

/** For the one thing to do. */
export const primaryButtonRecipe = prepareRecipe({
  base: {
    ...base,
    borderColor: "transparent",
    background: "accent",
    color: "onAccent",
    "&:hover": { background: "accentHover" },
    "&:active": { background: "accent", boxShadow: "pressed" },
  },
});
