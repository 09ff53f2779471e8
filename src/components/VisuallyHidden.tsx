import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./VisuallyHidden.module.css";

/** Text for screen readers alone. */
export const VisuallyHidden = (props: ComponentPropsWithoutRef<"span">) => (
  <span {...props} className={styles.visuallyHidden} />
);
