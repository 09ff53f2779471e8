import { prepareRecipe } from "../theme/prepareRecipe";

/**
 * Anchors a tooltip under its control and shows it while the control or the tooltip is hovered, or
 * the control focused. What joins the two lets a pointer cross the gap between them.
 */
export const tooltipRecipe = prepareRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    "& > [role=tooltip]": {
      position: "absolute",
      top: "calc(100% + {spacing.1.5})",
      insetInlineStart: "0",
      zIndex: "tooltip",
      width: "max-content",
      paddingInline: "2",
      paddingBlock: "1",
      borderRadius: "sm",
      border: "hairline",
      background: "bgMenu",
      color: "fg",
      boxShadow: "menu",
      fontSize: "xs",
      fontWeight: "medium",
      opacity: "0",
      visibility: "hidden",
      transition: "opacity {durations.fast} {easings.out}, visibility {durations.fast}",
      "&::before": {
        content: '""',
        position: "absolute",
        insetInline: "0",
        bottom: "100%",
        height: "{spacing.1.5}",
      },
    },
    "&:not([data-dismissed]):is(:hover, :has(:focus-visible)) > [role=tooltip]": {
      opacity: "1",
      visibility: "visible",
      transitionDelay: "{durations.slow}",
    },
  },
});
