import { VERY_LOW } from "../theme/breakpoints";
import { prepareRecipe } from "../theme/prepareRecipe";
import { cutAtItsEnd } from "../ui/cutAtItsEnd";
import { moreLetters } from "./topBarLetters.words";

/** As wide as few letters are not. */
const LETTER_EM = 0.6;

/** A link's width with room for so many letters more. */
const widthFor = (size: string, letters: number): string =>
  letters > 0 ? `calc(${size} + ${(letters * LETTER_EM).toFixed(1)}em)` : size;

const RESUME_LINK = widthFor("{sizes.resumeLink}", moreLetters.resume);
const SOURCE_LINK = widthFor("{sizes.sourceLink}", moreLetters.sourceCode);

/**
 * Room for the longest usual time. What a shorter one leaves of it lies before the time, where the bar is empty anyway: so the clock is
 * the first of those at the end.
 */
const CLOCK = "minmax(min(var(--clock, {sizes.clock}), 42vw), auto)";

/** As far from the words beside it as these are from one another. */
const CLOCK_APART = "minmax(calc(var(--clock, {sizes.clock}) + {spacing.3}), auto)";

export const topBarRecipe = prepareRecipe({
  base: {
    "--button": "{sizes.button}",
    // All of it fits at 320 px: there a button is as high as a touch target, and not as wide.
    "--button-width": "min(var(--button), 20vw - {spacing.8})",
    "@media (pointer: coarse)": { "--button": "{sizes.touchTarget}" },
    [VERY_LOW]: { "--button": "{sizes.target}" },
    position: "fixed",
    insetInline: "0",
    top: "0",
    zIndex: "topBar",
    display: "flex",
    alignItems: "center",
    // Enlarged text needs the room of a phone for itself, and is a little less enlarged there.
    gap: "min({spacing.1}, 1vw)",
    zoom: "var(--scale)",
    height: "calc({sizes.topBar} / var(--scale))",
    paddingInline:
      "max(min({spacing.3}, 3vw), env(safe-area-inset-left)) max(min({spacing.3}, 3vw), env(safe-area-inset-right))",
    background: "bgTopBarSolid",
    "@media (max-width: 419.98px)": { gap: "0", paddingInline: "2" },
    borderBottom: "hairline",
    color: "fg",
    fontSize: "min({fontSizes.sm}, 6vw)",
    "@media (prefers-reduced-transparency: no-preference) and (prefers-contrast: no-preference)": {
      background: "bgTopBar",
      backdropFilter: "blur(20px) saturate(1.4)",
    },
    "& h1": {
      fontWeight: "semibold",
      letterSpacing: "normal",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
      ...cutAtItsEnd,
      paddingInlineEnd: "2",
      // Phones have room for what does something; the sheet below says the name.
      "@media (max-width: 419.98px)": { srOnly: true },
    },
    // Its columns have their width before what is in them arrives, so that nothing moves then.
    "& [data-part=end]": {
      flex: "none",
      display: "grid",
      gridTemplateColumns: `${CLOCK} repeat(2, minmax(var(--button-width), auto))`,
      alignItems: "center",
      gap: "inherit",
      marginInlineStart: "auto",
      sm: {
        gridTemplateColumns: `${CLOCK_APART} minmax(${SOURCE_LINK}, auto) minmax(var(--button-width), auto)`,
      },
      "&[data-with-resume]": {
        gridTemplateColumns: `${CLOCK} repeat(3, minmax(var(--button-width), auto))`,
        sm: {
          gridTemplateColumns: `${CLOCK_APART} minmax(${RESUME_LINK}, auto) minmax(${SOURCE_LINK}, auto) minmax(var(--button-width), auto)`,
        },
      },
    },
    "& :is(a, button)": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      minWidth: "var(--button-width)",
      minHeight: "var(--button)",
      paddingInline: "min({spacing.2}, 2vw)",
      borderRadius: "sm",
      color: "fg",
      fontWeight: "medium",
      textDecoration: "none",
      transition: "background-color {durations.fast} {easings.out}",
    },
    "& a": { sm: { justifyContent: "start" } },
    "& :is(a, button):hover, & button[aria-expanded=true]": { background: "bgHover" },
    "& :is(a, button):active": { background: "bgPressed" },
    "& :is(a, button) svg": { flex: "none", maxWidth: "none", width: "icon", height: "icon" },
    "& [data-part=clock]": {
      sm: { paddingInlineEnd: "3" },
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      color: "fg",
    },
    "& [data-part=wide-label]": { display: "none", sm: { display: "inline" } },
  },
});
