import { prepareGlobal } from "../../theme/prepareRecipe";

/**
 * How the dock looks while what only scripts can do is done to it: it steps aside, its icons grow under the pointer and say their
 * names. So it comes with the scripts, and no page's HTML has it.
 */
export const dockStatesRecipe = prepareGlobal({
  // There is no dock to keep clear of.
  "body:has([data-dock][data-aside]) [data-notice]": { bottom: "4" },
  "body:has([data-on-phone=sheet]) [data-notice]": {
    smDown: { bottom: "max({spacing.2}, env(safe-area-inset-bottom))" },
  },
  "[data-dock]": {
    // Only a handle is left, for the pointer to find.
    "&[data-aside]:not(:hover, :has(:focus-visible))": {
      translate: "0 calc(100% + var(--gap) - {spacing.2})",
      background: "none",
      boxShadow: "none",
      backdropFilter: "none",
      "& ul": { opacity: "0" },
      "&::before": {
        content: '""',
        position: "absolute",
        top: "0.5",
        insetInline: "0",
        marginInline: "auto",
        width: "grabberWidth",
        height: "grabberHeight",
        borderRadius: "full",
        background: "borderStrong",
        // It lies over texts, and parts from their letters.
        boxShadow: "0 0 0 {spacing.1} {colors.bgWindow}",
      },
    },
    // The pointer is still on it at the screen's edge, whether it has stepped aside or has come back.
    "&[data-aside]::after": {
      content: '""',
      position: "absolute",
      top: "100%",
      insetInline: "0",
      height: "var(--gap)",
    },
    "@media (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)": {
      "& svg": {
        transformOrigin: "bottom",
        transition: "transform {durations.fast} {easings.out}",
      },
      "& li:hover svg": { transform: "scale(1.25)" },
      "& :is(li:hover + li, li:has(+ li:hover)) svg": { transform: "scale(1.1)" },
    },
    // Above, in the middle of what it names.
    "& li [role=tooltip]": {
      top: "auto",
      bottom: "calc(100% + {spacing.3})",
      insetInline: "-4rem",
      width: "fit-content",
      marginInline: "auto",
      textAlign: "center",
      // What joins the two for a pointer that goes over.
      "&::before": { top: "100%", bottom: "auto", height: "3" },
    },
  },
});
