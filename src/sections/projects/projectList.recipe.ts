import { defineStyle } from "@chakra-ui/react/styled-system";
import { cutAtItsEnd } from "../../ui/cutAtItsEnd";
import { startSide } from "../../words/locale.words";
import { SECTION_WIDE } from "../section.recipe";

/** All projects: a column that stays in sight, or a strip. */
export const listStyles = defineStyle({
  "& [data-part=master]": {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr)",
    gap: "3",
    minWidth: "0",
    [SECTION_WIDE]: {
      position: "sticky",
      top: "6",
      alignSelf: "start",
      // From the section's margin down to the window's edge.
      maxHeight: "calc(100cqh - {spacing.6})",
    },
  },
  "& [data-part=list]": {
    display: "flex",
    gap: "1",
    // Room for the focus ring, which the scrolling edge would cut; the strip runs to the window's edges.
    marginBlock: "-1",
    marginInline: "-5",
    paddingBlock: "1",
    paddingInlineStart: "5",
    paddingInlineEnd: "8",
    overflow: "auto",
    scrollPaddingInline: "{spacing.8}",
    scrollbarWidth: "thin",
    // It fades where it goes on. The first and the last can be scrolled out of that.
    maskImage: `linear-gradient(to ${startSide}, transparent, black {spacing.8}, black calc(100% - {spacing.5}), transparent)`,
    [SECTION_WIDE]: {
      flexDirection: "column",
      gap: "0.5",
      marginInline: "-4",
      paddingInline: "1",
      paddingBottom: "6",
      maskImage: "linear-gradient(to top, transparent, black {spacing.6})",
    },
  },
  "& [data-part=list] > li": { flex: "none" },
  "& [data-part=list] a": {
    position: "relative",
    flex: "none",
    display: "grid",
    gridTemplate: '"cover name" auto "cover aside" auto / {sizes.coverInList} minmax(0, 1fr)',
    columnGap: "3",
    rowGap: "0.5",
    maxWidth: "15rem",
    paddingBlock: "2",
    paddingInline: "3",
    borderRadius: "md",
    color: "fg",
    textDecoration: "none",
    lineHeight: "snug",
    transition: "background-color {durations.fast} {easings.out}",
    "&:hover": { background: "bgHover" },
    "&[aria-current]": { background: "bgSelected", boxShadow: "selected" },
    "&:active": { background: "bgPressed" },
    [SECTION_WIDE]: { maxWidth: "none" },
    "@media (forced-colors: active)": {
      "&[aria-current]": {
        background: "Highlight",
        color: "HighlightText",
        forcedColorAdjust: "none",
        "& [data-part=aside]": { color: "HighlightText" },
      },
    },
    "& [data-part]": { overflow: "hidden", textOverflow: "ellipsis" },
    "& [data-part=cover]": {
      gridArea: "cover",
      alignSelf: "center",
      width: "coverInList",
      height: "coverInListHeight",
      objectFit: "cover",
      borderRadius: "sm",
    },
    "& [data-part=name]": {
      gridArea: "name",
      display: "-webkit-box",
      lineClamp: 2,
      fontWeight: "medium",
    },
    "& [data-part=aside]": {
      gridArea: "aside",
      whiteSpace: "nowrap",
      ...cutAtItsEnd,
      fontSize: "sm",
      color: "fgMuted",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
