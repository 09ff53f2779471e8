import { defineRecipe } from "@chakra-ui/react/styled-system";
import { emptySentence, groupHeading, SECTION_WIDE, sectionFrame, sectionHeading } from "./section";

/** Groups of contacts, two abreast where there is room. */
export const contactRecipe = defineRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& h4": groupHeading,
    "& [data-part=empty]": emptySentence,
    "& [data-part=groups]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "8",
      marginTop: "6",
      [SECTION_WIDE]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "10" },
    },
    // The icons hang in line with the headings; only a row's hover reaches further out.
    "& ul": { marginTop: "2", marginInline: "-2" },
    "& li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "start",
      columnGap: "3",
      padding: "2",
      borderRadius: "md",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:has(a:active)": { background: "bgPressed" },
    },
    "& [data-part=icon]": {
      gridRow: "1 / 3",
      display: "grid",
      placeItems: "center",
      width: "contentIcon",
      height: "contentIcon",
      borderRadius: "md",
      background: "bgSelected",
      "& svg": { width: "appIcon", height: "appIcon" },
    },
    // A button that is higher than both lines does not part them.
    "& [data-part=title]": { gridColumn: "2", alignSelf: "end", lineHeight: "snug" },
    "& [data-part=name]": { fontWeight: "medium", marginInlineEnd: "1.5" },
    "& [data-part=level]": { fontSize: "sm", color: "fgMuted" },
    "& [data-part=address]": {
      gridColumn: "2",
      fontSize: "sm",
      lineHeight: "snug",
      "& svg": { display: "inline", width: "1em", height: "1em", marginInlineStart: "0.5" },
    },
    "& a": {
      textDecorationColor: "transparent",
      transition: "text-decoration-color {durations.fast} {easings.out}",
      // The whole row is the link.
      "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "md" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: "2px solid {colors.focusRing}",
        outlineOffset: "-2px",
      },
    },
    "& li:hover a": { textDecorationColor: "currentColor" },
    "& button": {
      gridColumn: "3",
      gridRow: "1 / 3",
      alignSelf: "center",
      // Above the row's link.
      position: "relative",
      zIndex: "1",
      display: "grid",
      minHeight: "control",
      paddingInline: "2.5",
      border: "control",
      borderRadius: "sm",
      background: "bgWindow",
      fontSize: "sm",
      fontWeight: "medium",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed", boxShadow: "pressed" },
      "&[data-copied]": { color: "ratingGood" },
      "@media (pointer: coarse)": { minHeight: "touchTarget", paddingInline: "3" },
    },
    "& [data-part=word]": {
      gridArea: "1 / 1",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      "&[aria-hidden=true]": { visibility: "hidden" },
      "& svg": { width: "1em", height: "1em" },
    },
    "& [data-part=outcome]": {
      position: "relative",
      zIndex: "1",
      gridColumn: "2 / 4",
      fontSize: "sm",
      color: "fgMuted",
    },
  },
});
