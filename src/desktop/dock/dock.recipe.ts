import { prepareRecipe } from "../../theme/prepareRecipe";

/** Its width follows from how many apps there are (`--items`), so that nothing moves while they arrive. */
export const dockRecipe = prepareRecipe({
  base: {
    "--gap": "max({spacing.2}, env(safe-area-inset-bottom))",
    zoom: "var(--scale)",
    position: "fixed",
    insetInline: "0",
    bottom: "var(--gap)",
    zIndex: "dock",
    width: "calc(var(--items) * {sizes.dockItem} + 2 * {spacing.1.5})",
    maxWidth: "calc(100vw / var(--scale) - 2 * {spacing.2})",
    height: "dock",
    marginInline: "auto",
    padding: "1.5",
    borderRadius: "lg",
    background: "bgTopBarSolid",
    boxShadow: "menu",
    transition: "translate {durations.slow} {easings.out}",
    "@media (prefers-reduced-transparency: no-preference) and (prefers-contrast: no-preference)": {
      background: "bgTopBar",
      backdropFilter: "blur(20px) saturate(1.4)",
    },
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
    // Between the panel at the left edge and as much at the right.
    md: { maxWidth: "calc(100vw / var(--scale) - 2 * {sizes.besideDock})" },

    "& ul": { display: "flex" },
    "& li": { flex: "none", width: "calc(100% / var(--items))" },
    // Not in a line, where its place would depend on what of it has arrived.
    "& li span": { display: "flex", width: "100%" },
    "& :is(a, button)": {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      width: "100%",
      height: "dockItem",
      paddingBlock: "0.5",
      borderRadius: "md",
      WebkitTouchCallout: "none",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
      "&:focus-visible": { outlineOffset: "-2px" },
      // The mark under what is open: a dot, and a line under what is in front.
      // It is all edge, which forced colours leave to be seen.
      // It keeps to the lower edge, whether the icon is there yet or not.
      "&::after": {
        content: '""',
        width: "dockMark",
        height: "dockMark",
        marginTop: "auto",
        borderRadius: "full",
      },
      "&[data-open]::after": { border: "2px solid {colors.fg}" },
      "&[aria-current]::after": { width: "icon" },
    },
    "& svg": { width: "dockGlyph", height: "auto" },
    smDown: {
      zIndex: "homeScreen",
      width: "auto",
      maxWidth: "none",
      insetInline: "2",
      // Under a sheet nobody would see where the keyboard's focus is.
      "&:has(:focus-visible)": { zIndex: "dock" },
      // One stands on it.
      "& [data-home-screen]": { display: "none" },
      "& li": { width: "calc(100% / (var(--items) - 1))" },
    },
  },
});
