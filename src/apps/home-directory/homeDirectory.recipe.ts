import { prepareRecipe } from "../../theme/prepareRecipe";

/** How many icons stand below each other. */
export const ROWS = 2;

/** Icons fill columns from where one begins to read: beside what covers the window's middle on most screens. */
export const homeDirectoryRecipe = prepareRecipe({
  base: {
    display: "grid",
    gridTemplateRows: `repeat(${ROWS}, auto)`,
    // Known before the icons are: from right to left those that have arrived would move with each column.
    gridTemplateColumns: "repeat(var(--columns), {sizes.desktopIcon})",
    gridAutoFlow: "column",
    justifyContent: "start",
    // From here on About Me does not cover it: its icons need not keep to one side.
    xl: { justifyContent: "center" },
    gap: "1",
    maxWidth: "homeDirectory",
    padding: "1.5",
    "& a": {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      gap: "1.5",
      width: "desktopIcon",
      paddingBlock: "2.5",
      paddingInline: "1",
      borderRadius: "md",
      color: "fg",
      fontSize: "sm",
      fontWeight: "medium",
      textAlign: "center",
      textDecoration: "none",
      cursor: "default",
      userSelect: "none",
      transition: "background-color {durations.fast} {easings.out}",
      "& svg": { width: "desktopGlyph", height: "desktopGlyph" },
      "& span": {
        maxWidth: "100%",
        display: "-webkit-box",
        lineClamp: "2",
        overflowWrap: "anywhere",
      },
      "&:hover": { background: "bgHover" },
      "&[data-highlighted]": { background: "bgSelected", boxShadow: "selected" },
      "&:active": { background: "bgPressed" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "@media (forced-colors: active)": {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText" },
      },
    },
    // Room for a second line in each, lest those below move down when a long name arrives.
    "&[data-long-names] a": {
      minHeight: "calc({sizes.desktopGlyph} + {spacing.5} + {spacing.1.5} + 3em)",
    },
    // The home screen: on the wallpaper, so each name has a ground of its own.
    smDown: {
      maxWidth: "none",
      gridTemplateRows: "auto",
      gridTemplateColumns: "repeat(auto-fill, {sizes.desktopIcon})",
      gridAutoFlow: "row",
      paddingInline: "max({spacing.2}, env(safe-area-inset-left))",
      "&[data-long-names] a": { minHeight: "0" },
      "& a": {
        "& span": {
          paddingInline: "2",
          borderRadius: "full",
          background: "bgTopBar",
          lineClamp: "1",
        },
        "&:is(:hover, [data-highlighted])": { background: "none", boxShadow: "none" },
        // The ring must be seen on any wallpaper.
        "&:focus-visible": { background: "bgTopBarSolid" },
        "&:active": { background: "none", opacity: "0.7" },
        "&[data-highlighted] span": { background: "bgSelected" },
      },
    },
  },
});
