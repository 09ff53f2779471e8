import { prepareRecipe } from "../../../theme/prepareRecipe";

export const grainRecipe = prepareRecipe({
  base: {
    position: "absolute",
    inset: "0",
    pointerEvents: "none",
    backgroundSize: "{sizes.grain}",
    // As fine as the screen's own dots.
    "@media (min-resolution: 2dppx)": { backgroundSize: "calc({sizes.grain} / 2)" },
    "@media (prefers-contrast: more), (forced-colors: active)": { display: "none" },
  },
});
