import type { ReactNode } from "react";
import { ErrorView } from "../ui/ErrorView";
import { failures } from "../ui/failures.words";
import { Spinner } from "../ui/Spinner";
import type { Wanted } from "./section";

export interface WantedItemProps {
  state: Wanted["state"];
  /** The item itself. */
  children: ReactNode;
}

/** The project or post that was chosen, or how far it is on its way. */
export const WantedItem = ({ state, children }: WantedItemProps) => {
  if (state.status === "ready") return children;
  if (state.status === "loading") return <Spinner />;
  return <ErrorView error={state.error} sentence={failures.partNotLoaded} onRetry={state.retry} />;
};
