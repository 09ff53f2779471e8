import { colourProperty } from "../theme/colourProperty";
import { prepareRecipe } from "../theme/prepareRecipe";
import { endSide, startSide } from "../words/locale.words";

/** Without the wallpaper's tint, and without colour and edge of what is selected. */
const inactiveColours: Record<`--${string}`, string> = {
  "--tint": "{colors.bgTitleBar}",
  [colourProperty("bgSelected")]: "{colors.bgHover}",
  [colourProperty("selectedEdge")]: "transparent",
};

/**
 * A window's frame. Its corner, where one begins to read, is `--window-x`, `--window-y` if it was put somewhere and its start
 * otherwise, held within the window's limits (`--limit-right`, `--limit-bottom`) by CSS alone: no
 * window is lost when the viewport changes, not even before the script has loaded.
 */
export const windowRecipe = prepareRecipe({
  base: {
    "--window-radius": "{radii.lg}",
    "--sheet-top": "{sizes.sheetTop}",
    "@media (max-height: 699.98px)": { "--sheet-top": "{sizes.sheetTopWhenShort}" },
    // A phone held sideways, or a page zoomed in: no room for anything above a sheet.
    "@media (max-height: 559.98px)": { "--sheet-top": "{sizes.sheetTopWhenLow}" },
    "--corner-x": "var(--window-x, var(--start-x))",
    "--window-start": "clamp(0px, var(--corner-x), max(0px, 100vw - var(--limit-right)))",
    "--shown-width": "min(var(--window-width), 100vw)",
    "--window-top":
      "clamp({sizes.topBar}, var(--window-y, calc(var(--start-y) - var(--lift, 0px))), max({sizes.topBar}, 100dvh - var(--limit-bottom)))",
    position: "absolute",
    insetInlineStart: "var(--window-start)",
    top: "var(--window-top)",
    display: "flex",
    flexDirection: "column",
    // Without a width, what is made of it above is nothing.
    width: "var(--shown-width, auto)",
    height: "var(--window-height, auto)",
    maxHeight: "var(--window-max-height, none)",
    // Where a window reaches the edge of a screen that has a notch there.
    paddingInlineStart: `max(0px, env(safe-area-inset-${startSide}) - var(--window-start))`,
    paddingInlineEnd: `max(0px, env(safe-area-inset-${endSide}) - max(0px, 100vw - var(--window-start) - var(--shown-width)))`,
    // It is not zoomed, its parts are: their corners must match.
    borderRadius: "calc(var(--window-radius) * var(--scale))",
    background: "bgWindowInactive",
    color: "fg",
    boxShadow: "windowInactive",
    pointerEvents: "auto",
    // Opening and closing are one transition, so that either may interrupt the other. It is of `transform` alone: a drag's
    // `translate` must follow at once.
    transition: "{durations.window} {easings.spring}",
    transitionProperty: "opacity, transform",
    // Shadows are gone under forced colours, and with them the edge.
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },

    // A layer of its own: its opacity changes without painting the window again.
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "0",
      zIndex: "-1",
      borderRadius: "inherit",
      boxShadow: "windowFocused",
      opacity: "0",
      pointerEvents: "none",
      transition: "opacity {durations.base} {easings.out}",
    },
    "&[data-focused]": { background: "bgWindow" },
    // Where several windows are in sight, what is selected has colour in the one with the focus only.
    sm: {
      "&:not([data-focused])": inactiveColours,
    },
    "&[data-focused]::before": { opacity: "1" },

    "& > [data-part]": { zoom: "var(--scale)" },
    "& > [data-part=body]": {
      flex: "1",
      minHeight: "0",
      display: "flex",
      flexDirection: "column",
      overflow: "auto",
      overscrollBehavior: "contain",
      borderRadius: "0 0 var(--window-radius) var(--window-radius)",
      "&[hidden]": { display: "none" },
    },

    smToLg: {
      "--corner-x": "var(--window-x, var(--tablet-x, var(--start-x)))",
      "--shown-width": "min(var(--tablet-width, var(--window-width)), 100vw)",
    },

    // Where the dock may be as wide as the screen, a panel at the lower edge starts above it.
    mdDown: { "&[data-on-phone=panel]": { "--lift": "{sizes.dockRoom}" } },

    smDown: {
      "&[data-on-phone=sheet]": {
        "--window-start": "0px",
        "--shown-width": "100vw",
        borderRadius: "var(--window-radius) var(--window-radius) 0 0",
        top: "var(--sheet-top)",
        height: "calc(100dvh - var(--sheet-top))",
        maxHeight: "none",
        transition: "translate {durations.slow} {easings.out}",
        // What shows below a sheet while it is dragged up.
        "&::after": {
          content: '""',
          position: "absolute",
          top: "100%",
          insetInline: "0",
          height: "sheetTop",
          background: "inherit",
        },
        "& > [data-part=body]": {
          borderRadius: "0",
          paddingBottom: "env(safe-area-inset-bottom)",
        },
      },
      "&[data-on-phone=homeScreen]": {
        "--window-start": "0px",
        "--shown-width": "100vw",
        top: "{sizes.topBar}",
        height: "auto",
        background: "none",
        boxShadow: "none",
        "&::before": { display: "none" },
      },
    },
    "@media (max-width: 599.98px) and (max-height: 559.98px)": {
      "&[data-on-phone=homeScreen]:focus-within": { background: "bgTopBarSolid" },
    },
  },
});

/**
 * What is around a window: as large as the desktop, and painted in the order of the stack by its own
 * `z-index`, from 1 on. (Safari does not sort by the CSS `order` what has one.) The window's layer counts inside
 * it only.
 */
export const windowSlotRecipe = prepareRecipe({
  base: {
    position: "absolute",
    inset: "0",
    isolation: "isolate",
    pointerEvents: "none",
    smDown: {
      "&:has(> [data-on-phone=homeScreen])": { zIndex: "0 !important" },
    },
    // Under a sheet nobody would see where the keyboard's focus is.
    "@media (max-width: 599.98px) and (max-height: 559.98px)": {
      "&:has(> [data-on-phone=homeScreen]:focus-within)": {
        zIndex: "{zIndex.windowFocused} !important",
      },
    },
  },
});

/** The desktop, as far as windows go. */
export const windowLayerRecipe = prepareRecipe({
  base: {
    position: "fixed",
    inset: "0",
    // A layer of its own: the windows' are within it. A phone's dock lies below, the dock of a desktop above.
    zIndex: "window",
    overflow: "clip",
    pointerEvents: "none",
  },
});
