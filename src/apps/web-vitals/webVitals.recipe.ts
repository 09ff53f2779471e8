import { prepareRecipe } from "../../theme/prepareRecipe";

/**
 * As high as fits, with the title bar, between the panel's start and the viewport's bottom edge. What is to be read stands at the
 * start of each row: About Me lies over the other side of the panel, but on a very wide screen.
 */
export const webVitalsRecipe = prepareRecipe({
  base: {
    fontSize: "xs",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "tight",
    "& dl": { paddingBlock: "1", paddingInline: "2.5" },
    "& [data-metric]": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "2.25rem minmax(3.25rem, auto)",
      justifyContent: "start",
      alignItems: "center",
      columnGap: "1.5",
      minHeight: "vitalsRow",
      paddingInlineStart: "calc({sizes.mark} + {spacing.2})",
      color: "fgSubtle",
    },
    "& dd": { textAlign: "end", whiteSpace: "nowrap" },
    "& dt": { color: "fgMuted", fontWeight: "medium" },
    "& dd svg": {
      position: "absolute",
      insetInlineStart: "0",
      insetBlock: "0",
      marginBlock: "auto",
      width: "mark",
      height: "mark",
      fill: "currentColor",
    },
    "& [data-rating] [data-part=value]": { color: "fg", fontWeight: "semibold" },
    "& [data-rating=good]": { color: "ratingGood" },
    "& [data-rating=needs-improvement]": { color: "ratingNeedsImprovement" },
    "& [data-rating=poor]": { color: "ratingPoor" },
    "& [data-part=spoken]": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    "& time": {
      display: "block",
      minHeight: "calc(1lh + 2 * {spacing.2})",
      paddingBlock: "2",
      paddingInline: "2.5",
      borderTop: "hairline",
      color: "fgMuted",
      letterSpacing: "tight",
      // A long offset, or the wider font of a first visit, takes a second line.
      "& span": { whiteSpace: "nowrap" },
    },
  },
});
