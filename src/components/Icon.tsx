import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Icon.module.css";

/** An icon that the build has drawn: the inside of an `svg` element. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly body: string;
}

/** Decorative: a text beside it says the same. Fills its box. */
export const Icon = ({ drawing }: { drawing: IconDrawing }) => (
  <svg
    viewBox={drawing.viewBox}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the installed icon sets
    dangerouslySetInnerHTML={{ __html: drawing.body }}
  />
);

/** An app's icon, drawn on 32 × 32 units on a tile. `color` is the tile's. */
export const AppTile = (props: ComponentPropsWithoutRef<"svg">) => (
  <svg viewBox="0 0 32 32" aria-hidden {...props} className={styles.tile} />
);

/** The opacity of paper behind other paper. */
export const SECONDARY_OPACITY = ".6";
