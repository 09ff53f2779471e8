import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { direction } from "../words/locale.words";
import { VERY_LOW } from "./breakpoints";
import { TINT_PROPERTIES } from "./tinted";
import { TOP_BAR_HEIGHT_PX } from "./topBarHeight";
import { VAST, VAST_SCALE } from "./vastScreen";

export const globalStyles = defineGlobalStyles({
  "*, *::before, *::after": {
    boxSizing: "border-box",
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "html, body": { margin: "0", height: "100%" },
  html: {
    "--scale": "1",
    "--top-bar": `${TOP_BAR_HEIGHT_PX}px`,
    "--tint": `var(${TINT_PROPERTIES.light}, {colors.bgTitleBar})`,
    // A page at 400 %: most of the little height is for reading.
    [VERY_LOW]: { "--top-bar": "30px" },
    [VAST]: { "--scale": `${VAST_SCALE}`, "--top-bar": `${TOP_BAR_HEIGHT_PX * VAST_SCALE}px` },
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: "normal",
    color: "fg",
    background: "bgDesktop",
    // Of whatever scrolls: some systems' own are white in the dark.
    scrollbarColor: "{colors.borderStrong} transparent",
    textSizeAdjust: "100%",
    textRendering: "optimizeLegibility",
  },
  ".dark": { "--tint": `var(${TINT_PROPERTIES.dark}, {colors.bgTitleBar})` },
  body: { fontSize: "md" },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote": { margin: "0" },
  // Each text runs as its own script does, whatever stands around it.
  "p, blockquote, figcaption": {
    unicodeBidi: "plaintext",
    // And begins at the side where all around it does.
    ...(direction === "rtl" && {
      textAlign: "-webkit-match-parent",
      "@supports (text-align: match-parent)": { textAlign: "match-parent" },
    }),
  },
  ...(direction === "rtl" && { "pre, code": { direction: "ltr", unicodeBidi: "isolate" } }),
  "ul, ol": { padding: "0", listStyle: "none" },
  "h1, h2, h3, h4": { fontSize: "inherit", fontWeight: "semibold", lineHeight: "tight" },
  "button, input": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    margin: "0",
  },
  button: {
    padding: "0",
    border: "0",
    background: "none",
    cursor: "pointer",
    touchAction: "manipulation",
  },
  a: { color: "accent", textUnderlineOffset: "0.2em", textDecorationThickness: "from-font" },
  "img, svg, picture, iframe": { display: "block", maxWidth: "100%" },
  iframe: { border: "0" },
  ":focus-visible": {
    outline: "2px solid {colors.focusRing}",
    outlineOffset: "2px",
  },
  // Programmatic focus only (a window's title after it opened): the whole window shows it instead.
  '[tabindex="-1"]:focus-visible': { outlineStyle: "none" },
  // Another one stands in for it: see `earlyWallpaperScript`.
  "[data-early-wallpaper] [data-wallpaper] picture": { display: "none" },
  // They are about to be put where the visitor had them.
  "[data-restoring] [data-window-id]": { visibility: "hidden" },
  // Something to be told at the bottom of the screen (`ui/notice.ts`), maybe because no script came
  // and with it no other styles.
  "[data-notice]": {
    zoom: "var(--scale)",
    position: "fixed",
    insetInline: "2",
    bottom: "calc({sizes.dockRoom} + {spacing.2})",
    zIndex: "tooltip",
    display: "flex",
    alignItems: "center",
    width: "fit-content",
    marginInline: "auto",
    padding: "1",
    paddingInlineStart: "4",
    border: "hairline",
    borderRadius: "md",
    background: "bgMenu",
    boxShadow: "menu",
  },
  "[data-notice] button": {
    flex: "none",
    minHeight: "touchTarget",
    paddingInline: "4",
    borderRadius: "sm",
    color: "accent",
    fontWeight: "medium",
  },
});
