import { defineStyle } from "@chakra-ui/react/styled-system";
import { SECTION_WIDE } from "../section.recipe";

/** A name as people write it; the data keeps its own spelling, and so does what a screen reader says. */
export const sentenceCase = defineStyle({ "&::first-letter": { textTransform: "uppercase" } });

/** At most two lines of it. What clamps lines has no first letter in WebKit: that is the block's inside. */
export const clampedName = defineStyle({
  lineClamp: "2",
  overflowWrap: "anywhere",
  "& > span": { display: "block", ...sentenceCase },
});

/** The names of all posts below a heading, which scroll by themselves and may be folded away. */
export const listStyles = defineStyle({
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
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "5",
    paddingInline: "5",
    paddingBlock: "2",
    [SECTION_WIDE]: { paddingTop: "6", paddingBottom: "3", paddingInlineStart: "8" },
  },
  "& [data-part=feed]": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "control",
    paddingInline: "2",
    // Beside the heading where the list can fold, which is said at the end; else at the end itself.
    marginInlineEnd: "auto",
    // Its words are in line with the heading where it wraps.
    marginInlineStart: "-2",
    borderRadius: "sm",
    color: "fgMuted",
    fontSize: "sm",
    textDecoration: "none",
    transition: "background-color {durations.fast} {easings.out}",
    "&:hover": { background: "bgHover", color: "fg" },
    "&:active": { background: "bgPressed" },
    "& svg": { width: "icon", height: "icon" },
    "@media (pointer: coarse)": { minHeight: "touchTarget" },
    [SECTION_WIDE]: { marginInlineEnd: "-2" },
  },
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
    // What is in a row is in line with the heading.
    [SECTION_WIDE]: { paddingInlineStart: "5" },
  },
  "& [data-part=posts][data-folded] [data-part=list]": {
    display: "none",
    [SECTION_WIDE]: { display: "block" },
  },
  "& [data-part=list] a": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
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
  "& [data-part=list] [data-part=name]": { minWidth: "0", ...clampedName },

  "& [data-part=list] [data-part=aside]": {
    display: "flex",
    gap: "2",
    color: "fgMuted",
    fontSize: "sm",
    fontWeight: "normal",
  },
});
