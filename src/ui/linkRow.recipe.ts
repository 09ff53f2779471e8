import { defineStyle } from "@chakra-ui/react/styled-system";

/** A list's row with an icon, all of which is the link in it. Its columns are the list's own. */
export const linkRow = defineStyle({
  position: "relative",
  display: "grid",
  columnGap: "3",
  padding: "2",
  borderRadius: "md",
  transition: "background-color {durations.fast} {easings.out}",
  "&:hover": { background: "bgHover" },
  "&:has(a:active)": { background: "bgPressed" },
  "& [data-part=icon]": {
    gridRow: "1 / 3",
    display: "grid",
    placeItems: "center",
    width: "contentIcon",
    height: "contentIcon",
    borderRadius: "md",
    background: "bgSunken",
    _dark: { background: "bgRaised" },
    "& :is(svg, img)": { width: "appIcon", height: "appIcon", objectFit: "contain" },
  },
  "& a": {
    textDecorationColor: "transparent",
    transition: "text-decoration-color {durations.fast} {easings.out}",
    "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "md" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: "2px solid {colors.focusRing}",
      outlineOffset: "-2px",
    },
  },
  "&:hover a": { textDecorationColor: "currentColor" },
});
