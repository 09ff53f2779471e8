import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { prepareSlots } from "../../theme/prepareSlots";

const coarsePointer = "@media (pointer: coarse)";
const forcedColors = "@media (forced-colors: active)";

/** For the page itself: in a slot Chakra would take them apart. */
export const menuKeyframes = {
  "@keyframes menu-in": { from: { opacity: 0, transform: "translateY(-0.25rem) scale(0.98)" } },
  "@keyframes menu-out": { to: { opacity: 0 } },
};

/** A menu: Chakra's parts, and three of our own (`gutter`, `picture`, `chevron`). */
export const menuRecipe = defineSlotRecipe({
  className: "menu",
  slots: [
    "content",
    "item",
    "itemText",
    "itemIndicator",
    "itemGroup",
    "itemGroupLabel",
    "separator",
    "positioner",
    "gutter",
    "picture",
    "chevron",
  ],
  base: prepareSlots({
    // Zag says where a menu stands a frame after it has made it; without these it would flash in the viewport's corner.
    positioner: { "--x": "0px", "--y": "-100vh" },
    content: {
      zIndex: "menu",
      zoom: "var(--scale)",
      minWidth: "menu",
      maxWidth: "min(24rem, 100vw / var(--scale) - 2 * {spacing.2})",
      // In the viewport's own pixels.
      maxHeight: "calc(var(--available-height) / var(--scale))",
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: "1",
      borderRadius: "md",
      background: "bgMenu",
      boxShadow: "menu",
      color: "fg",
      fontSize: "sm",
      lineHeight: "snug",
      userSelect: "none",
      // The highlighted entry shows where the keyboard is.
      outline: "none",
      transformOrigin: "var(--transform-origin)",
      "&[data-state=open]": { animation: "menu-in {durations.fast} {easings.out}" },
      "&[data-leaving]": {
        animation: "menu-out {durations.fast} {easings.out}",
        pointerEvents: "none",
      },
      "@media (prefers-reduced-motion: reduce)": { animation: "none !important" },
      [forcedColors]: { border: "1px solid CanvasText" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minHeight: "control",
      paddingInline: "2",
      paddingBlock: "1",
      borderRadius: "sm",
      cursor: "default",
      scrollMarginBlock: "1",
      "&[aria-expanded=true]": { background: "bgHover" },
      "&[data-highlighted]": { background: "bgSelected", boxShadow: "selected" },
      "&[data-disabled]": { color: "fgSubtle" },
      [coarsePointer]: { minHeight: "touchTarget", paddingInline: "3" },
      [forcedColors]: {
        "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
    itemText: { flex: "1", overflowWrap: "anywhere" },
    itemIndicator: { color: "accent" },
    separator: {
      height: "1px",
      border: "0",
      marginBlock: "1",
      marginInline: "2",
      background: "border",
      [forcedColors]: { background: "CanvasText" },
    },
    gutter: {
      display: "grid",
      placeItems: "center",
      flex: "none",
      width: "icon",
      color: "fgMuted",
      "& svg": { width: "icon", height: "icon" },
    },
    picture: {
      flex: "none",
      color: "fgMuted",
      "& svg": { width: "icon", height: "icon" },
      "& img": {
        width: "{spacing.10}",
        height: "{spacing.6}",
        objectFit: "cover",
        borderRadius: "xs",
        boxShadow: "inset 0 0 0 1px {colors.border}",
      },
    },
    chevron: {
      flex: "none",
      marginInlineEnd: "-1",
      color: "fgMuted",
      "& svg": { width: "icon", height: "icon" },
    },
  }),
});
