import { VERY_LOW } from "../theme/breakpoints";
import { prepareRecipe } from "../theme/prepareRecipe";
import { tinted } from "../theme/tinted";
import { cutAtItsEnd } from "../ui/cutAtItsEnd";

/** The handle of a window: its controls, its app's menu and its title. */
export const titleBarRecipe = prepareRecipe({
  base: {
    flex: "none",
    display: "flex",
    alignItems: "center",
    gap: "1",
    minHeight: "titleBar",
    paddingInline: "2",
    borderRadius: "var(--window-radius) var(--window-radius) 0 0",
    transition: "background-color {durations.base} {easings.out}",
    "[data-focused] > &": { background: tinted("bgTitleBar") },
    // What lies above the dark desk catches light at its upper edge.
    _dark: { boxShadow: "topLight" },
    borderBottom: "hairline",
    cursor: "grab",
    touchAction: "none",
    userSelect: "none",
    "@media (pointer: coarse)": { minHeight: "touchTarget", paddingInlineStart: "0" },
    "[data-dragging] > &": { cursor: "grabbing" },
    "[data-collapsed] > &": {
      borderRadius: "var(--window-radius)",
      borderBottomColor: "transparent",
    },
    "& [data-part=menu]": {
      flex: "none",
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "control",
      borderRadius: "sm",
      cursor: "pointer",
      transition: "background-color {durations.fast} {easings.out}",
      "&:is(:hover, [aria-expanded=true])": { background: "bgHover" },
      "&:active": { background: "bgPressed" },
      "& svg": { width: "appIcon", height: "appIcon" },
      // The icon is as far from the title as where it needs less room.
      "@media (pointer: coarse)": {
        width: "touchTarget",
        height: "touchTarget",
        marginInlineEnd: "-1.5",
      },
    },
    "& [data-part=title]": {
      minWidth: "0",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      ...cutAtItsEnd,
      paddingInline: "1",
      fontSize: "sm",
      fontWeight: "semibold",
      color: "fgMuted",
      transition: "color {durations.base} {easings.out}",
      "[data-focused] > &": { color: "fg" },
    },
    "& [data-part=title]:has(button)": { flex: "1" },
    smDown: {
      "[data-on-phone=sheet] > &": {
        position: "relative",
        // Its buttons come last in the HTML: without a height it would grow while the page arrives.
        minHeight: "calc({sizes.touchTarget} + {spacing.2})",
        paddingTop: "2",
        cursor: "default",
        // What one takes hold of.
        "&::before": {
          content: '""',
          position: "absolute",
          top: "1.5",
          insetInline: "0",
          marginInline: "auto",
          width: "grabberWidth",
          height: "grabberHeight",
          borderRadius: "full",
          background: "borderStrong",
        },
        "& [data-part=title]": { flex: "1", order: "1", fontSize: "md" },
        [VERY_LOW]: {
          minHeight: "control",
          paddingTop: "0",
          "&::before": { display: "none" },
        },
        // At their place before the rest comes, which is after them in the HTML.
        "& [data-part=controls]": { order: "2", marginInlineStart: "auto" },
      },
      // A home screen needs no name in sight, and cannot be moved.
      "[data-on-phone=homeScreen] > &": {
        position: "absolute",
        clipPath: "inset(50%)",
        "& [data-part=menu]": { display: "none" },
      },
    },
  },
});
