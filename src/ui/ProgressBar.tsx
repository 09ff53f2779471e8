import type { CSSProperties } from "react";
import { clamp } from "../lib/clamp";
import * as styles from "./ProgressBar.module.css";

const SCALE_MAXIMUM = 100;

interface Named {
  /** What is under way: the accessible name. */
  label: string;
}

interface Known {
  /** How far it is, from 0 to 100; values outside are clamped and what is no number is 0. */
  value: number;
}

export type ProgressBarProps =
  | (Known & { variant: "determinate" })
  | (Known & {
      variant: "buffer";
      /** How far it has been prepared, from 0 to 100: drawn behind `value`. */
      buffer: number;
    })
  | (Named & { variant: "indeterminate" })
  | (Named & { variant: "query" });

/** A number on the bar's scale. */
const onScale = (value: number) => (Number.isNaN(value) ? 0 : clamp(value, 0, SCALE_MAXIMUM));

const lengths = (
  value: number,
  buffer?: number,
): CSSProperties & Record<`--${string}`, string | undefined> => ({
  "--value": `${onScale(value) / SCALE_MAXIMUM}`,
  "--buffer": buffer === undefined ? undefined : `${onScale(buffer) / SCALE_MAXIMUM}`,
});

/**
 * A thin line that says how far something is (`determinate`), how far it is and how far it has been
 * prepared (`buffer`), that something goes on (`indeterminate`), or that an answer is awaited
 * (`query`).
 *
 * How far something is, is for the eye: what is worth a word stands beside it as a text, and a screen
 * reader would tell each step.
 */
export const ProgressBar = (props: ProgressBarProps) => {
  if (props.variant === "indeterminate" || props.variant === "query") {
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

  const { variant, value } = props;
  const buffer = variant === "buffer" ? props.buffer : undefined;
  return (
    <div className={styles.track} aria-hidden data-variant={variant} style={lengths(value, buffer)}>
      {variant === "buffer" && <span className={styles.buffer} />}
      <span className={styles.value} />
    </div>
  );
};
