import { styled } from "../theme/styled";
import { appTileRecipe } from "./appTile.recipe";

/**
 * An app's icon: what is drawn on a grid of 32 units, on a tile that fills it to the edge. Its `color` is the tile's; an
 * attribute, since the site has no inline styles. What is drawn is paper, or `HALF_LIT` paper behind that.
 */
export const AppTile = styled("svg", appTileRecipe, {
  viewBox: "0 0 32 32",
  "aria-hidden": true,
});

/** How opaque paper is that stands behind other paper. */
export const HALF_LIT = ".6";
