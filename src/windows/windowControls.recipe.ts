import { VERY_LOW } from "../theme/breakpoints";
import { prepareRecipe } from "../theme/prepareRecipe";

/** Close, minimize and fullscreen: quiet dots until the pointer or the focus comes near. What is not available is a ring. */
export const windowControlsRecipe = prepareRecipe({
  base: {
    display: "flex",
    "& button": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      width: "controlPitch",
      height: "control",
      borderRadius: "sm",
      "@media (pointer: coarse)": { width: "touchTarget", height: "touchTarget" },
    },
    "& button::before": {
      content: '""',
      gridArea: "1 / 1",
      width: "dot",
      height: "dot",
      borderRadius: "full",
      background: "controlMinimize",
      transition:
        "background-color {durations.fast} {easings.out}, scale {durations.fast} {easings.out}",
    },
    "& svg": {
      gridArea: "1 / 1",
      position: "relative",
      width: "dotGlyph",
      height: "dotGlyph",
      color: "onControl",
      opacity: "0",
      transition: "opacity {durations.fast} {easings.out}",
      "@media (pointer: coarse), (prefers-contrast: more), (forced-colors: active)": {
        opacity: "1",
      },
    },
    "&:is(:hover, :focus-within) svg": { opacity: "1" },
    "& [data-control=close]:is(:hover, :focus-visible)::before, [data-focused] & [data-control=close]::before":
      { background: "controlClose" },
    "& [data-control=fullscreen]:is(:hover, :focus-visible)::before, [data-focused] & [data-control=fullscreen]::before":
      { background: "controlFullscreen" },
    "& button:not([aria-disabled]):active::before": { scale: "0.88" },
    "& [aria-disabled]": {
      cursor: "default",
      "&::before": { border: "2px solid {colors.controlMinimize}", background: "none" },
      "& svg": { color: "controlMinimize" },
    },
    "@media (forced-colors: active)": {
      "& button:not([aria-disabled])::before": { background: "ButtonText !important" },
      "& svg": { color: "ButtonFace" },
      "& [aria-disabled] svg": { color: "GrayText" },
    },
    // A phone's sheet has two plain buttons, the last of which closes it: nothing is minimized there.
    smDown: {
      flexDirection: "row-reverse",
      minWidth: "calc(2 * {sizes.touchTarget})",
      "& span:has([data-control=minimize])": { display: "none" },
      "& button": {
        width: "touchTarget",
        height: "touchTarget",
        [VERY_LOW]: { height: "control" },
      },
      "& button::before": {
        width: "sheetDot",
        height: "sheetDot",
        background: "bgHover !important",
      },
      "& button:active::before": { background: "bgPressed !important" },
      "& svg": { width: "sheetDotGlyph", height: "sheetDotGlyph", color: "fgMuted", opacity: "1" },
    },
  },
});
