import { prepareRecipe } from "../prepareRecipe";
import { emptySentence, SECTION_WIDE, sectionFrame, sectionHeading } from "./section";

/** A name as people write it; the data keeps its own spelling, and so does what a screen reader says. */
const sentenceCase = { "&::first-letter": { textTransform: "uppercase" } } as const;

/**
 * The list beside the reading view, each scrolling by itself; where there is no room for both, the
 * list folds away above it. The post's own typography is in `static/styles/reading.css`.
 */
export const postsRecipe = prepareRecipe({
  base: {
    flex: "1",
    minHeight: "0",
    display: "flex",
    flexDirection: "column",
    [SECTION_WIDE]: { flexDirection: "row" },

    "& [data-part=posts]": {
      flex: "none",
      display: "flex",
      flexDirection: "column",
      minHeight: "0",
      maxHeight: "60%",
      borderBottom: "hairline",
      [SECTION_WIDE]: {
        width: "clamp({sizes.postListMin}, 28%, {sizes.postListMax})",
        maxHeight: "none",
        borderBottom: "0",
        borderInlineEnd: "hairline",
      },
    },
    "& [data-part=header]": {
      flex: "none",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      paddingInline: "5",
      paddingBlock: "2",
      [SECTION_WIDE]: { paddingTop: "6", paddingBottom: "3" },
    },
    "& h3": sectionHeading,
    "& [data-part=empty]": { ...sectionFrame, "& p": emptySentence },
    "& [data-part=header] button": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "control",
      paddingInline: "2",
      marginInlineEnd: "-2",
      borderRadius: "sm",
      color: "accent",
      fontSize: "sm",
      fontWeight: "medium",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
      "& svg": {
        width: "icon",
        height: "icon",
        transition: "rotate {durations.base} {easings.out}",
      },
      "&[aria-expanded=true] svg": { rotate: "180deg" },
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
      [SECTION_WIDE]: { display: "none" },
    },

    "& [data-part=list]": {
      position: "relative",
      minHeight: "0",
      overflow: "auto",
      overscrollBehavior: "contain",
      paddingInline: "2",
      paddingBottom: "3",
    },
    "& [data-part=posts][data-folded] [data-part=list]": {
      display: "none",
      [SECTION_WIDE]: { display: "block" },
    },
    "& [data-part=list] a": {
      display: "flex",
      alignItems: "center",
      minHeight: "button",
      paddingInline: "3",
      paddingBlock: "1.5",
      borderRadius: "md",
      color: "fgMuted",
      fontSize: "md",
      lineHeight: "snug",
      textDecoration: "none",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover", color: "fg" },
      "&:active": { background: "bgPressed" },
      "&[aria-current]": {
        background: "bgSelected",
        boxShadow: "selected",
        color: "fg",
        fontWeight: "medium",
      },
      "&:focus-visible": { outlineOffset: "-2px" },
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
      "@media (forced-colors: active)": {
        "&[aria-current]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
    "& [data-part=list] a > span": {
      minWidth: "0",
      lineClamp: "2",
      overflowWrap: "anywhere",
      ...sentenceCase,
    },

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
      "& [role=progressbar]": { borderRadius: "0" },
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
      marginInline: "auto",
      paddingInline: "5",
      paddingTop: "6",
      paddingBottom: "10",
      fontSize: "reading",
      [SECTION_WIDE]: { paddingInline: "8", paddingTop: "8", paddingBottom: "12" },
    },
    "& h4": {
      fontSize: "2xl",
      letterSpacing: "tight",
      overflowWrap: "anywhere",
      textWrap: "balance",
      ...sentenceCase,
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
      "& [data-part=name]": {
        lineClamp: "2",
        overflowWrap: "anywhere",
        color: "fg",
        fontSize: "md",
        fontWeight: "medium",
        ...sentenceCase,
      },
    },
  },
});
