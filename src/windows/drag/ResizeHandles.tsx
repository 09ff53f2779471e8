import { HANDLES } from "./handles";
import * as styles from "./ResizeHandles.module.css";

/** Edges and corners that resize a window. The window menu does the same by keyboard. */
export const ResizeHandles = ({ onDoubleClick }: { onDoubleClick: () => void }) => (
  <div className={styles.handles} aria-hidden onDoubleClick={onDoubleClick}>
    {Object.entries(HANDLES).map(([name, { cursor }]) => (
      <div key={name} data-resize={name} style={{ cursor }} />
    ))}
  </div>
);
