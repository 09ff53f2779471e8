import { prepareRecipe } from "../prepareRecipe";

export const topBarRecipe = prepareRecipe({
  base: {
    position: "fixed",
    insetInline: "0",
    top: "0",
    zIndex: "topBar",
    display: "flex",
    alignItems: "center",
    gap: "1",
    height: "topBar",
    paddingInline:
      "max({spacing.3}, env(safe-area-inset-left)) max({spacing.3}, env(safe-area-inset-right))",
    background: "bgTopBarSolid",
    borderBottom: "hairline",
    color: "fg",
    fontSize: "sm",
    "@media (prefers-reduced-transparency: no-preference) and (prefers-contrast: no-preference)": {
      background: "bgTopBar",
      backdropFilter: "blur(20px) saturate(1.4)",
    },
    "& h1": {
      fontSize: "sm",
      fontWeight: "semibold",
      letterSpacing: "normal",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
      paddingInlineEnd: "2",
      // The smallest phones have room for what does something; the sheet below says the name.
      "@media (max-width: 359.98px)": { srOnly: true },
    },
    "& [data-part=spacer]": { flex: "1" },
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      minWidth: "button",
      height: "button",
      paddingInline: "2",
      borderRadius: "sm",
      color: "fg",
      fontWeight: "medium",
      textDecoration: "none",
      transition: "background-color {durations.fast} {easings.out}",
      "@media (pointer: coarse)": { minWidth: "touchTarget", height: "touchTarget" },
    },
    "& :is(a, button):hover, & button[aria-expanded=true]": { background: "bgHover" },
    "& :is(a, button):active": { background: "bgPressed" },
    "& :is(a, button) svg": { width: "icon", height: "icon" },
    "& [data-part=clock]": {
      // Room for the longest usual form ("Wed 12:08:08 AM"), so that nothing moves when it appears.
      minWidth: "8.5em",
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      color: "fg",
    },
    "& [data-part=wide-label]": { display: "none", sm: { display: "inline" } },
  },
});
