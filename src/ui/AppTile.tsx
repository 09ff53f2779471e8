import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./AppTile.module.css";

/** An app's icon, drawn on 32 × 32 units in paper on a tile. `color` is the tile's. */
export const AppTile = (props: ComponentPropsWithoutRef<"svg">) => (
  <svg viewBox="0 0 32 32" aria-hidden {...props} className={styles.tile} />
);

/** The opacity of paper behind other paper. */
export const HALF_LIT = ".6";
