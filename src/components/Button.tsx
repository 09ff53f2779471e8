import { type ComponentPropsWithoutRef, forwardRef } from "react";
import * as styles from "./Button.module.css";

export const Button = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<"button">>(
  (props, ref) => <button type="button" {...props} ref={ref} className={styles.button} />,
);
