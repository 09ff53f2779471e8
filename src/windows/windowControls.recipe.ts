import { VERY_LOW } from "../theme/breakpoints";
import { prepareRecipe } from "../theme/prepareRecipe";

/** Minimize, fullscreen and close: quiet dots until the pointer or the focus comes near. */
export const windowControlsRecipe = prepareRecipe({
  base: {
    display: "flex",
    "& button": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      width: "target",
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
      "@media (pointer: coarse)": { opacity: "1" },
      "@media (forced-colors: active)": { color: "ButtonFace" },
    },
    "&:is(:hover, :focus-within) svg": { opacity: "1" },
    "& [data-control=close]:is(:hover, :focus-visible)::before, [data-focused] & [data-control=close]::before":
      { background: "controlClose" },
    "& [data-control=fullscreen]:is(:hover, :focus-visible)::before, [data-focused] & [data-control=fullscreen]::before":
      { background: "controlFullscreen" },
    "& button:active::before": { scale: "0.88" },
    "& button[aria-disabled=true]": { cursor: "default" },
    "& button[aria-disabled=true]:active::before": { scale: "none" },
    "@media (forced-colors: active)": {
      "& button::before": { background: "ButtonText !important" },
    },
    // A phone's sheet has two plain buttons: nothing is minimized there.
    smDown: {
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
