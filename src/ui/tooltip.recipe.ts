import { prepareRecipe } from "../theme/prepareRecipe";

export const tooltipAnchorRecipe = prepareRecipe({
  base: { position: "relative", display: "inline-flex" },
});

/** Under its control, after a moment. What joins the two lets a pointer cross the gap between them. */
export const tooltipRecipe = prepareRecipe({
  base: {
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
    transition: "opacity {durations.fast} {easings.out}, visibility {durations.fast}",
    transitionDelay: "{durations.slow}",
    _starting: { opacity: "0", visibility: "hidden" },
    "&::before": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "100%",
      // Its border and a pixel's part besides.
      height: "{spacing.2}",
    },
  },
});
