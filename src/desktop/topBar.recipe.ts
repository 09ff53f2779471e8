import { prepareRecipe } from "../theme/prepareRecipe";

export const topBarRecipe = prepareRecipe({
  base: {
    "--button": "{sizes.button}",
    "@media (pointer: coarse)": { "--button": "{sizes.touchTarget}" },
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
      // Phones have room for what does something; the sheet below says the name.
      "@media (max-width: 419.98px)": { srOnly: true },
    },
    // Its columns have their width before what is in them arrives, so that nothing moves then.
    "& [data-part=end]": {
      "--clock": "{sizes.clock}",
      "&[data-with-seconds]": { "--clock": "{sizes.clockWithSeconds}" },
      flex: "none",
      display: "grid",
      gridTemplateColumns: "var(--button) var(--button) minmax(var(--clock), auto)",
      alignItems: "center",
      gap: "1",
      marginInlineStart: "auto",
      sm: {
        gridTemplateColumns:
          "minmax({sizes.sourceLink}, auto) var(--button) minmax(var(--clock), auto)",
      },
      "&[data-with-resume]": {
        gridTemplateColumns: "var(--button) var(--button) var(--button) minmax(var(--clock), auto)",
        sm: {
          gridTemplateColumns:
            "minmax({sizes.resumeLink}, auto) minmax({sizes.sourceLink}, auto) var(--button) minmax(var(--clock), auto)",
        },
      },
    },
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      minWidth: "var(--button)",
      height: "var(--button)",
      paddingInline: "2",
      borderRadius: "sm",
      color: "fg",
      fontWeight: "medium",
      textDecoration: "none",
      transition: "background-color {durations.fast} {easings.out}",
    },
    "& a": { sm: { justifyContent: "start" } },
    "& :is(a, button):hover, & button[aria-expanded=true]": { background: "bgHover" },
    "& :is(a, button):active": { background: "bgPressed" },
    "& :is(a, button) svg": { width: "icon", height: "icon" },
    "& [data-part=clock]": {
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      color: "fg",
    },
    "& [data-part=wide-label]": { display: "none", sm: { display: "inline" } },
  },
});
