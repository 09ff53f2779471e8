import { prepareRecipe } from "../theme/prepareRecipe";

/** A squircle of the drawing's own colour, lit from above; a browser that knows no squircles rounds its corners. */
export const appTileRecipe = prepareRecipe({
  base: {
    borderRadius: "tile",
    background: "{gradients.tile} currentColor",
    boxShadow: "tile",
    forcedColorAdjust: "none",
    "@supports (corner-shape: squircle)": { borderRadius: "squircle", cornerShape: "squircle" },
  },
});
