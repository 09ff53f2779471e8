import { colourProperty } from "../theme/colourProperty";
import { prepareGlobal } from "../theme/prepareRecipe";
import { FULLSCREEN_SCALES } from "../theme/vastScreen";

const selectedEdgeWithMoreContrast: Record<`--${string}`, string> = {
  [colourProperty("selectedEdge")]: "{colors.borderStrong}",
};

/** Below its place: where a phone's sheet comes from and goes to. */
const OUT_OF_SIGHT = { opacity: "1", transform: "none", translate: "0 100%" };

/**
 * How windows look while what only scripts can do is done to them: they come, go, move, fill the screen, have the keyboard's
 * focus. So it comes with the scripts, and no page's HTML has it (0.4 KB gzipped).
 */
export const windowStatesRecipe = prepareGlobal(
  {
    // A frame would take the pointer away from whatever is dragged across it.
    "[data-window-dragging] iframe": { pointerEvents: "none" },
    "[data-window-dragging]": { userSelect: "none" },

    "[data-window-id]": {
      // It begins half seen: the first frame shows that the press was understood.
      "&:not([data-arrival])": {
        _starting: { opacity: "0.4", transform: "var(--origin, scale(0.97))" },
      },
      "&[data-dragging]": { willChange: "translate" },
      "&[data-dragging]::before": { boxShadow: "windowDragged" },
      "&[data-fullscreen]": {
        "--window-radius": "0px",
        "--window-start": "0px",
        "--shown-width": "100vw",
        "--window-top": "{sizes.topBar}",
        height: "calc(100dvh - {sizes.topBar})",
        maxHeight: "none",
      },
      "&[data-resizing]": {
        animation: "window-resize {durations.slow} {easings.out}",
        transformOrigin: "0 0",
      },
      "&[data-leaving]": {
        transformOrigin: "center",
        opacity: "0",
        transform: "var(--origin, scale(0.97))",
        pointerEvents: "none",
      },

      // The keyboard's focus is on its title: the whole window shows it, above all that is in it.
      "&:has(> [data-part=title-bar] > [data-part=title]:focus-visible)::after": {
        content: '""',
        position: "absolute",
        inset: "0",
        zIndex: "2",
        height: "auto",
        border: "2px solid {colors.focusRing}",
        borderRadius: "inherit",
        background: "none",
        pointerEvents: "none",
        "@media (forced-colors: active)": { borderColor: "Highlight" },
        // It has no edge of its own there, and ends at the bar's.
        "[data-on-phone=homeScreen]&": { smDown: { inset: "1", borderRadius: "lg" } },
      },

      "&[data-window-id]:not([data-focused])": {
        "@media (prefers-contrast: more)": selectedEdgeWithMoreContrast,
      },

      // Round the dot itself: round all that can be pressed, it would lie over the next dot.
      "& [data-control]:focus-visible": {
        outlineStyle: "none",
        "&::before": { outline: "2px solid {colors.focusRing}", outlineOffset: "1px" },
      },

      // A screen so wide is far away, or much finer than its pixels say.
      ...Object.fromEntries(
        FULLSCREEN_SCALES.map(([fromPx, scale]) => [
          `@media (min-width: ${fromPx}px)`,
          { "&[data-fullscreen] > [data-part=body]": { "--scale": `${scale}` } },
        ]),
      ),

      smDown: {
        "&[data-on-phone=sheet]": {
          "&:not([data-arrival])": { _starting: OUT_OF_SIGHT },
          "&[data-dragging]": { transition: "none" },
          "&[data-leaving]": OUT_OF_SIGHT,
          "&[data-fullscreen]": { top: "{sizes.topBar}" },
        },
      },
    },
  },
  {
    "window-resize": {
      from: {
        translate: "var(--from-x) var(--from-y)",
        scale: "var(--from-scale-x) var(--from-scale-y)",
      },
    },
  },
);
