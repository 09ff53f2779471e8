import { newVersion, reload } from "../loading/newVersion";
import { words } from "../words/words";
import { Button } from "./Button";
import * as styles from "./ErrorView.module.css";

/** The part of an error that is shown: its status text, its message, or the thrown text itself. */
const errorText = (error: unknown): string => {
  const { statusText, message } = Object(error);
  return [statusText, message, error].find(isNonEmptyText) ?? words.failures.noMessage;
};

const isNonEmptyText = (value: unknown): value is string =>
  typeof value === "string" && value !== "";

/** The nearest focusable ancestor, or the heading of the window: the button is about to vanish. */
const focusAround = (button: Element) => {
  const around = button.closest<HTMLElement>("[tabindex]");
  const title = button.closest("[data-window-id]")?.querySelector<HTMLElement>("h2");
  (around ?? title)?.focus({ preventScroll: true });
};

export interface ErrorViewProps {
  error: unknown;
  /** A sentence about the failure and the remedy. */
  sentence?: string;
  /** Offers "Try again". */
  onRetry?: () => void;
}

/** Shown in place of content that failed to load or to render. The stack is not announced. */
export const ErrorView = ({
  error,
  sentence = words.failures.partNotShown,
  onRetry,
}: ErrorViewProps) => {
  if (error === newVersion) {
    return (
      <div className={styles.view}>
        <div role="alert">
          <h2>{newVersion.message}</h2>
          <Button onClick={reload}>{words.failures.reload}</Button>
        </div>
      </div>
    );
  }
  const { stack } = Object(error);
  return (
    <div className={styles.view}>
      <div role="alert">
        <h2>{words.failures.unexpected}</h2>
        <p>{sentence}</p>
        <p className={styles.technical}>{errorText(error)}</p>
        {onRetry && (
          <Button
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              onRetry();
            }}
          >
            {words.failures.tryAgain}
          </Button>
        )}
      </div>
      {isNonEmptyText(stack) && (
        <details open>
          <summary>{words.failures.technicalDetails}</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </div>
  );
};
