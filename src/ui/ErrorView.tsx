import { newVersion, reload } from "../lib/newVersion";
import { styled } from "../theme/styled";
import { Button } from "./Button";
import { errorViewRecipe } from "./errorView.recipe";

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

export interface ErrorViewProps {
  error: unknown;
  /** Offers `Try again` when there is a way. */
  onRetry?: () => void;
}

/** Shown in place of what failed to render. */
export const ErrorView = ({ error, onRetry }: ErrorViewProps) => {
  if (error === newVersion) {
    return (
      <View role="alert">
        <h2>{newVersion.message}</h2>
        <Button onClick={reload}>Reload</Button>
      </View>
    );
  }
  const stack = isRecord(error) ? nonEmptyText(error.stack) : undefined;
  return (
    <View role="alert">
      <h2>Unexpected Application Error!</h2>
      <p>{errorText(error)}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      {stack && <pre>{stack}</pre>}
    </View>
  );
};
