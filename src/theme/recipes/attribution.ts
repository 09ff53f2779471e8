import { defineRecipe } from "@chakra-ui/react/styled-system";
import { emptySentence, groupHeading, sectionFrame, sectionHeading } from "./section";

/** Credits as tiles that fill the width, the wallpapers as pictures below. */
export const attributionRecipe = defineRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& h4": groupHeading,
    "& [data-part=empty]": emptySentence,
    "& section": { marginTop: "6" },
    // The icons hang in line with the headings; only a tile's hover reaches further out.
    "& [data-part=credits]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
      columnGap: "2",
      marginTop: "2",
      marginInline: "-2",
      "& li": {
        position: "relative",
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        alignContent: "start",
        columnGap: "3",
        padding: "2",
        borderRadius: "md",
        lineHeight: "snug",
        transition: "background-color {durations.fast} {easings.out}",
        "&:hover": { background: "bgHover" },
        "&:has(a:active)": { background: "bgPressed" },
      },
    },
    "& [data-part=icon]": {
      gridRow: "1 / 3",
      display: "grid",
      placeItems: "center",
      width: "contentIcon",
      height: "contentIcon",
      borderRadius: "md",
      background: "bgRaised",
      "& :is(svg, img)": { width: "appIcon", height: "appIcon", objectFit: "contain" },
    },
    "& a": {
      color: "fg",
      fontWeight: "medium",
      textDecorationColor: "transparent",
      transition: "text-decoration-color {durations.fast} {easings.out}",
      "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "md" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: "2px solid {colors.focusRing}",
        outlineOffset: "-2px",
      },
    },
    "& li:hover a": { textDecorationColor: "currentColor" },
    "& [data-part=host]": { fontSize: "sm", color: "fgMuted" },
    "& [data-part=wallpapers]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
      gap: "5",
      marginTop: "4",
      "& img": {
        width: "100%",
        height: "auto",
        aspectRatio: "16 / 9",
        objectFit: "cover",
        borderRadius: "md",
        boxShadow: "0 0 0 1px {colors.border}",
      },
    },
    "& figcaption": {
      display: "grid",
      marginTop: "2",
      fontSize: "sm",
      lineHeight: "snug",
      color: "fgMuted",
      "& [data-part=title]": { fontSize: "md", fontWeight: "medium", color: "fg" },
    },
  },
});
