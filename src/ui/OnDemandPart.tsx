import type { ReactNode } from "react";
import type { OnDemand } from "../lib/onDemand";
import { useOnDemand } from "../lib/useOnDemand";
import { ErrorView, PART_NOT_LOADED } from "./ErrorView";
import { Spinner } from "./Spinner";

export interface OnDemandPartProps<Value> {
  part: OnDemand<Value>;
  /** Draws the part when it is there. */
  children: (value: Value) => ReactNode;
}

/** A part that is loaded when it is first shown: a spinner until then, an error with `Try again` if it fails. */
export const OnDemandPart = <Value,>({ part, children }: OnDemandPartProps<Value>) => {
  const state = useOnDemand(part);
  if (state.status === "ready") return <>{children(state.value)}</>;
  if (state.status === "loading") return <Spinner />;
  return <ErrorView error={state.error} sentence={PART_NOT_LOADED} onRetry={state.retry} />;
};
