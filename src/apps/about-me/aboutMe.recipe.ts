import { VERY_LOW } from "../../theme/breakpoints";
import { prepareRecipe } from "../../theme/prepareRecipe";
import { tinted } from "../../theme/tinted";
import { startSide } from "../../words/locale.words";

/** From this width of the window on, the tabs stand beside the panel instead of above it. */
const ROOMY = "@container about-me (min-width: 40rem)";

export const aboutMeRecipe = prepareRecipe({
  // From nothing, what was chosen would be seen two frames later: a fade begins when its first frame has been painted.
  keyframes: { "panel-in": { from: { opacity: "0.5" } } },
  base: {
    flex: "1",
    minHeight: "0",
    display: "flex",
    container: "about-me / inline-size",
    "& > [data-part=empty]": { padding: "8", color: "fgMuted" },
    "& > [data-part=columns]": {
      flex: "1",
      minWidth: "0",
      display: "flex",
      flexDirection: "column",
      [ROOMY]: { flexDirection: "row" },
    },
    "& [role=tablist]": {
      flex: "none",
      display: "flex",
      flexDirection: "row",
      gap: "0.5",
      paddingBlock: "1.5",
      // The fade at the far end tells that there is more; the last tab can be scrolled out of it.
      paddingInlineStart: "2",
      paddingInlineEnd: "8",
      overflow: "auto",
      overscrollBehavior: "contain",
      scrollBehavior: "smooth",
      scrollPaddingInline: "{spacing.8}",
      scrollbarWidth: "none",
      maskImage: `linear-gradient(to ${startSide}, transparent, black {spacing.8}, black calc(100% - var(--fade, 0px)), transparent)`,
      "&[data-scrolled]": { "--fade": "{spacing.8}" },
      "@media (hover: hover)": { scrollbarWidth: "thin" },
      [VERY_LOW]: { paddingBlock: "0.5", scrollbarWidth: "none" },
      [ROOMY]: {
        flexDirection: "column",
        width: "sidebar",
        paddingBlock: "3",
        paddingInline: "3",
        maskImage: "none",
        background: tinted("bgSidebar"),
      },
    },
    "& [role=tab]": {
      position: "relative",
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: "2",
      minHeight: "tab",
      paddingInlineStart: "2.5",
      paddingInlineEnd: "3",
      borderRadius: "md",
      color: "fgMuted",
      fontSize: "sm",
      fontWeight: "medium",
      textAlign: "start",
      textDecoration: "none",
      whiteSpace: "nowrap",
      transition:
        "background-color {durations.fast} {easings.out}, color {durations.fast} {easings.out}",
      "& svg": {
        flex: "none",
        width: "appIcon",
        height: "appIcon",
        filter: "drop-shadow({shadows.rim})",
      },
      "&:hover": { background: "bgHover", color: "fg" },
      "&:active": { background: "bgPressed" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-selected=true]": {
        background: "bgSelected",
        boxShadow: "selected",
        color: "fg",
        fontWeight: "semibold",
      },
      "@media (pointer: coarse)": { minHeight: "touchTarget" },
      [VERY_LOW]: { minHeight: "target" },
      "@media (forced-colors: active)": {
        "&[aria-selected=true]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
      [ROOMY]: {
        gap: "3",
        fontSize: "md",
        lineHeight: "tight",
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        "& span": { paddingBlock: "2" },
        // Where it is beside one line: how many there are is not known yet when it is painted.
        "& svg": {
          alignSelf: "start",
          marginTop: "calc(({sizes.tab} - {sizes.appIcon}) / 2)",
          "@media (pointer: coarse)": {
            marginTop: "calc(({sizes.touchTarget} - {sizes.appIcon}) / 2)",
          },
        },
      },
    },
    "& > * > [data-part=panels]": {
      flex: "1",
      minWidth: "0",
      minHeight: "0",
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
      borderTop: "hairline",
      [ROOMY]: { borderTop: "0", borderInlineStart: "hairline" },
    },
    "& [role=tabpanel]": {
      gridArea: "1 / 1",
      display: "flex",
      flexDirection: "column",
      overflow: "auto",
      overscrollBehavior: "contain",
      containerType: "size",
      "&[hidden]": { display: "none" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    // The panel of the arrival is there at once.
    "& [data-changed] > :not([hidden])": {
      animation: "panel-in {durations.fast} {easings.out}",
    },
  },
});
