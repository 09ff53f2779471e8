import type { CSSProperties } from "react";
import { clamp } from "../lib/geometry";
import * as styles from "./ProgressBar.module.css";

export type ProgressBarProps =
  /** `value` goes from 0 to 100. */
  | { variant: "determinate"; value: number; buffer?: undefined }
  /** `buffer` is the prepared part, from 0 to 100. */
  | { variant: "buffer"; value: number; buffer: number }
  /** Something goes on (`indeterminate`), or an answer is awaited (`query`). */
  | { variant: "indeterminate" | "query"; label: string };

/** A length from 0 to 1; 0 if it is not a number. */
const fraction = (value = 0) => clamp(value || 0, 0, 100) / 100;

/** A thin line. Its value is visual only: a text beside it reports what matters. */
export const ProgressBar = (props: ProgressBarProps) => {
  const own =
    "label" in props
      ? { role: "progressbar", "aria-label": props.label }
      : {
          "aria-hidden": true,
          style: {
            "--value": fraction(props.value),
            "--buffer": fraction(props.buffer),
          } as CSSProperties,
        };
  return (
    <div className={styles.track} data-variant={props.variant} {...own}>
      {props.variant === "buffer" && <span className={styles.buffer} />}
      <span className={styles.value} />
    </div>
  );
};
