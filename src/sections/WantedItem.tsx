import { type ReactNode, useRef } from "react";
import { ErrorView } from "../ui/ErrorView";
import { Spinner } from "../ui/Spinner";
import type { Wanted } from "./section";

export interface WantedItemProps {
  state: Wanted["state"];
  /** The item itself. */
  children: ReactNode;
}

/** The project or post that was chosen, or how far it is on its way. */
export const WantedItem = ({ state, children }: WantedItemProps) => {
  const place = useRef<HTMLDivElement>(null);
  if (state.status === "ready") return children;
  if (state.status === "loading") return <Spinner />;
  const retry = () => {
    // What was pressed is about to go, and the focus would be lost with it.
    place.current?.closest<HTMLElement>("[tabindex='0']")?.focus();
    state.retry();
  };
  return (
    <div ref={place}>
      <ErrorView error={state.error} onRetry={retry} />
    </div>
  );
};
