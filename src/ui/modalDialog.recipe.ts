import { prepareRecipe } from "../theme/prepareRecipe";

/** It begins at the same height whatever is in it, so that nothing jumps while one types. */
export const modalDialogRecipe = prepareRecipe({
  base: {
    position: "fixed",
    zoom: "var(--scale)",
    inset: "0",
    marginInline: "auto",
    marginBlock: "min(12vh, {spacing.16}) auto",
    width: "min({sizes.dialog}, 100% - 2 * {spacing.3})",
    maxHeight: "min(48rem, 100dvh - min(12vh, {spacing.16}) - {spacing.3})",
    padding: "0",
    border: "0",
    borderRadius: "lg",
    background: "bgMenu",
    color: "fg",
    boxShadow: "menu",
    overflow: "hidden",
    "&[open]": { display: "flex", flexDirection: "column" },
    "&::backdrop": { background: "bgBehindDialog" },
    "@media (max-width: 599.98px)": {
      marginBlock: "{spacing.3} auto",
      maxHeight: "calc(100dvh - 2 * {spacing.3})",
    },
    "@media (prefers-reduced-motion: no-preference)": {
      animation: "fade-in {durations.fast} {easings.out}",
    },
    "@media (forced-colors: active)": { border: "2px solid CanvasText" },
  },
});
