import { defineRecipe } from "@chakra-ui/react/styled-system";

/**
 * A window's frame. Its corner is wherever `--window-x` and `--window-y` say, held within the
 * window's limits (`--limit-right`, `--limit-bottom`) by CSS alone: no window is lost when the
 * viewport changes, not even before the script has loaded.
 */
export const windowRecipe = defineRecipe({
  base: {
    gridArea: "1 / 1",
    alignSelf: "start",
    justifySelf: "start",
    position: "relative",
    left: "clamp(0px, var(--window-x), max(0px, 100vw - var(--limit-right)))",
    top: "clamp({sizes.topBar}, var(--window-y), max({sizes.topBar}, 100dvh - var(--limit-bottom)))",
    display: "flex",
    flexDirection: "column",
    width: "var(--window-width)",
    maxWidth: "100vw",
    height: "var(--window-height, auto)",
    maxHeight: "var(--window-max-height, none)",
    overflow: "hidden",
    borderRadius: "lg",
    background: "bgWindowResting",
    color: "fg",
    boxShadow: "windowResting",
    pointerEvents: "auto",
    transition:
      "box-shadow {durations.base} {easings.out}, background-color {durations.base} {easings.out}",
    animation: "window-in {durations.base} {easings.out}",
    "&[data-arrival]": { animation: "none" },
    // Shadows are gone under forced colours, and with them the edge.
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
    "&[data-focused]": { background: "bgWindow", boxShadow: "windowFocused" },
    "&[data-dragging]": { boxShadow: "windowDragged", willChange: "translate" },
    "&[data-fullscreen]": {
      left: "0",
      top: "{sizes.topBar}",
      width: "100vw",
      height: "calc(100dvh - {sizes.topBar})",
      maxHeight: "none",
      borderRadius: "0",
    },
    "& [data-part=body]": {
      "&[hidden]": { display: "none" },
      flex: "1",
      minHeight: "0",
      display: "flex",
      flexDirection: "column",
      overflow: "auto",
      overscrollBehavior: "contain",
    },
  },
});

/** The desktop's one grid cell, which all windows share. */
export const windowLayerRecipe = defineRecipe({
  base: {
    position: "fixed",
    inset: "0",
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    overflow: "clip",
    pointerEvents: "none",
  },
});
