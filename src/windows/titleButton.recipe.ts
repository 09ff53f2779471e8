import { prepareRecipe } from "../theme/prepareRecipe";
import { direction } from "../words/locale.words";

/** The title of a window that folds: the whole width of the title bar presses it. */
export const titleButtonRecipe = prepareRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    width: "100%",
    height: "100%",
    minHeight: "titleBar",
    textAlign: "start",
    cursor: "inherit",
    "& svg": {
      flex: "none",
      width: "icon",
      height: "icon",
      color: "fgSubtle",
      transition: "rotate {durations.base} {easings.out}",
    },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-expanded=false] svg": { rotate: direction === "rtl" ? "90deg" : "-90deg" },
    "&:hover svg": { color: "fg" },
    "@media (pointer: coarse)": { minHeight: "touchTarget" },
  },
});
