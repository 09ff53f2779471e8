import type { ReactNode } from "react";
import type { OnDemand } from "../lib/onDemand";
import { useOnDemand } from "../lib/useOnDemand";
import { ErrorView } from "./ErrorView";
import { Spinner } from "./Spinner";

export interface OnDemandPartProps<Value> {
  part: OnDemand<Value>;
  /** Called before `Try again` tries again: the button goes, and the focus would be lost with it. */
  onRetry?: () => void;
  /** Draws the part when it is there. */
  children: (value: Value) => ReactNode;
}

/** A part that is loaded when it is first shown: a spinner until then, an error with `Try again` if it fails. */
export const OnDemandPart = <Value,>({ part, onRetry, children }: OnDemandPartProps<Value>) => {
  const state = useOnDemand(part);
  if (state.status === "ready") return <>{children(state.value)}</>;
  if (state.status === "loading") return <Spinner />;
  const retry = () => {
    onRetry?.();
    state.retry();
  };
  return <ErrorView error={state.error} onRetry={retry} />;
};
