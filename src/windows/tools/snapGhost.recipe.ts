import { prepareRecipe } from "../../theme/prepareRecipe";

export const snapGhostRecipe = prepareRecipe({
  base: {
    position: "absolute",
    zIndex: "0",
    border: "2px solid {colors.accent}",
    // Against a wallpaper as dark, or as light, as the edge itself.
    outline: "1px solid {colors.bgWindow}",
    borderRadius: "calc({radii.lg} * var(--scale))",
    background: "color-mix(in srgb, {colors.accent} 24%, transparent)",
    animation: "fade-in {durations.base} {easings.out}",
    "&[hidden]": { display: "none" },
    "@media (forced-colors: active)": { borderColor: "Highlight" },
  },
});
