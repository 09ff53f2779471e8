import type { CSSProperties } from "react";
import { clamp } from "../lib/geometry";
import * as styles from "./ProgressBar.module.css";

export type ProgressBarProps =
  /** `value` goes from 0 to 100. */
  | { variant: "determinate"; value: number }
  /** `buffer` is the prepared part, from 0 to 100. */
  | { variant: "buffer"; value: number; buffer: number }
  /** Something goes on (`indeterminate`), or an answer is awaited (`query`). */
  | { variant: "indeterminate" | "query"; label: string };

/** A length from 0 to 1; 0 if it is not a number. */
const fraction = (value: number) => `${clamp(value || 0, 0, 100) / 100}`;

/** A thin line. Its value is visual only: a text beside it reports what matters. */
export const ProgressBar = (props: ProgressBarProps) => {
  if ("label" in props) {
    return (
      <div
        className={styles.track}
        role="progressbar"
        data-variant={props.variant}
        aria-label={props.label}
      >
        <span className={styles.value} />
      </div>
    );
  }

  const lengths: CSSProperties & Record<`--${string}`, string> = {
    "--value": fraction(props.value),
    ...(props.variant === "buffer" && { "--buffer": fraction(props.buffer) }),
  };
  return (
    <div className={styles.track} aria-hidden data-variant={props.variant} style={lengths}>
      {props.variant === "buffer" && <span className={styles.buffer} />}
      <span className={styles.value} />
    </div>
  );
};
