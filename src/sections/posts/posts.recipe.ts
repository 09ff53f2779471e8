import { prepareRecipe } from "../../theme/prepareRecipe";
import { emptySentence, SECTION_WIDE, sectionFrame, sectionHeading } from "../section.recipe";
import { clampedName, listStyles, sentenceCase } from "./postList.recipe";

/**
 * The list beside the reading view, each scrolling by itself; where there is no room for both, the
 * list folds away above it. The post's own typography is in `reading.css`.
 */
export const postsRecipe = prepareRecipe({
  base: {
    flex: "1",
    minHeight: "0",
    display: "flex",
    flexDirection: "column",
    [SECTION_WIDE]: { flexDirection: "row" },

    "& h3": sectionHeading,
    "& [data-part=empty]": { ...sectionFrame, "& p": emptySentence },
    ...listStyles,
    "& [data-part=draft]": { color: "accent", fontWeight: "semibold" },

    "& [data-part=reading]": {
      flex: "1",
      display: "flex",
      flexDirection: "column",
      minWidth: "0",
      minHeight: "0",
    },
    "& [data-part=progress]": {
      flex: "none",
      height: "progress",
      "& > [data-variant]": { borderRadius: "0", background: "none" },
    },
    "& [data-part=scroller]": {
      flex: "1",
      minHeight: "0",
      overflow: "auto",
      overscrollBehavior: "contain",
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    "& article": {
      maxWidth: "calc({sizes.readingMeasure} + 2 * {spacing.8})",
      paddingInline: "5",
      paddingTop: "6",
      paddingBottom: "10",
      fontSize: "reading",
      // With the line above it, the title is level with the section's heading.
      [SECTION_WIDE]: {
        marginInline: "auto",
        paddingInline: "8",
        paddingTop: "5",
        paddingBottom: "12",
      },
    },
    "& h4": {
      ...sectionHeading,
      overflowWrap: "anywhere",
      ...sentenceCase,
    },
    "& [data-part=facts]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "2",
      marginTop: "3",
      color: "fgMuted",
      fontSize: "sm",
      "& p, & ul": { display: "flex", flexWrap: "wrap", gap: "2" },
      "& p > * + *::before": { content: '"·"', marginInlineEnd: "2" },
      "& li": {
        paddingInline: "2.5",
        paddingBlock: "0.5",
        border: "hairline",
        borderRadius: "full",
        background: "bgRaised",
      },
    },
    // The stylesheet's failure stands where the text would.
    "& article > [role=alert]": { padding: "0", marginTop: "6", fontSize: "md" },
    "& [data-part=failure]": {
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "4",
      color: "fgMuted",
    },
    "& [data-part=next]": {
      display: "flex",
      flexDirection: "column",
      gap: "0.5",
      width: "100%",
      marginTop: "10",
      paddingInline: "4",
      paddingBlock: "3",
      border: "hairline",
      borderRadius: "md",
      textAlign: "start",
      textDecoration: "none",
      fontSize: "sm",
      color: "fgMuted",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
      "& [data-part=name]": { color: "fg", fontSize: "md", fontWeight: "medium", ...clampedName },
    },
  },
});
