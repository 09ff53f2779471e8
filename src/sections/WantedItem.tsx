import type { ReactNode } from "react";
import { ErrorView, PART_NOT_LOADED } from "../ui/ErrorView";
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
  return <ErrorView error={state.error} sentence={PART_NOT_LOADED} onRetry={state.retry} />;
};
