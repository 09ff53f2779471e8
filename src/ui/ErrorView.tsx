import { newVersion, reload } from "../lib/newVersion";
import { styled } from "../theme/styled";
import { Button } from "./Button";
import { errorViewRecipe } from "./errorView.recipe";
import { focusAround } from "./focusAround";

const View = styled("div", errorViewRecipe);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** What a thrown value says for itself: its status text, otherwise its message, otherwise itself. */
export const errorText = (error: unknown): string =>
  (isRecord(error) ? (nonEmptyText(error.statusText) ?? nonEmptyText(error.message)) : undefined) ??
  nonEmptyText(error) ??
  "No message was given.";

/** What a visitor is told of a part that did not come, unless the part has words of its own. */
export const PART_NOT_LOADED =
  "This part of the page could not be loaded. Check your connection, then try again.";

const PART_NOT_SHOWN =
  "This part of the page could not be shown. Try again; if that is no use, reload the page.";

export interface ErrorViewProps {
  error: unknown;
  /** What could not be had, and what to do about it. Default: that something could not be shown. */
  sentence?: string;
  /** Offers `Try again` when there is a way. */
  onRetry?: () => void;
}

/**
 * Shown in place of what failed to load or to render. What is read out at once is for people; the
 * stack, for whoever repairs it, waits to be asked for.
 */
export const ErrorView = ({ error, sentence = PART_NOT_SHOWN, onRetry }: ErrorViewProps) => {
  if (error === newVersion) {
    return (
      <View>
        <div role="alert">
          <h2>{newVersion.message}</h2>
          <Button onClick={reload}>Reload</Button>
        </div>
      </View>
    );
  }
  const stack = isRecord(error) ? nonEmptyText(error.stack) : undefined;
  return (
    <View>
      <div role="alert">
        <h2>Unexpected Application Error!</h2>
        <p>{sentence}</p>
        <p data-part="technical">{errorText(error)}</p>
        {onRetry && (
          <Button
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              onRetry();
            }}
          >
            Try again
          </Button>
        )}
      </div>
      {stack && (
        <details>
          <summary>Technical details</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </View>
  );
};
