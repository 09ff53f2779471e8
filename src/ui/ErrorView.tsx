import { newVersion, reload } from "../lib/newVersion";
import { Button } from "./Button";
import * as styles from "./ErrorView.module.css";
import { failures } from "./failures.words";
import { focusAround } from "./focusAround";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** What a thrown value says for itself: its status text, otherwise its message, otherwise itself. */
export const errorText = (error: unknown): string =>
  (isRecord(error) ? (nonEmptyText(error.statusText) ?? nonEmptyText(error.message)) : undefined) ??
  nonEmptyText(error) ??
  failures.noMessage;

export interface ErrorViewProps {
  error: unknown;
  /** What could not be had, and what to do about it. Default: that something could not be shown. */
  sentence?: string;
  /** Offers `Try again` when there is a way. */
  onRetry?: () => void;
}

/**
 * Shown in place of what failed to load or to render. Only the message is read out at once, not the stack.
 */
export const ErrorView = ({ error, sentence = failures.partNotShown, onRetry }: ErrorViewProps) => {
  if (error === newVersion) {
    return (
      <div className={styles.view}>
        <div role="alert">
          <h2>{newVersion.message}</h2>
          <Button onClick={reload}>{failures.reload}</Button>
        </div>
      </div>
    );
  }
  const stack = isRecord(error) ? nonEmptyText(error.stack) : undefined;
  return (
    <div className={styles.view}>
      <div role="alert">
        <h2>{failures.unexpected}</h2>
        <p>{sentence}</p>
        <p className={styles.technical}>{errorText(error)}</p>
        {onRetry && (
          <Button
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              onRetry();
            }}
          >
            {failures.tryAgain}
          </Button>
        )}
      </div>
      {stack && (
        <details open>
          <summary>{failures.technicalDetails}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </div>
  );
};
