import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./AppTile.module.css";

/**
 * An app's icon: what is drawn on a grid of 32 units, on a tile that fills it to the edge. Its `color` is the tile's. What is
 * drawn is paper, or `HALF_LIT` paper behind that.
 */
export const AppTile = (props: ComponentPropsWithoutRef<"svg">) => (
  <svg viewBox="0 0 32 32" aria-hidden {...props} className={styles.tile} />
);

/** How opaque paper is that stands behind other paper. */
export const HALF_LIT = ".6";
