import * as styles from "./SnapGhost.module.css";

export const GHOST_ATTRIBUTE = "data-snap-ghost";

/** Shows, below a dragged window, what it would fill; `createSnapping` puts it there. */
export const SnapGhost = () => (
  <div className={styles.ghost} {...{ [GHOST_ATTRIBUTE]: "" }} hidden />
);
