import type { ReactNode } from "react";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { useTakeOver } from "./useTakeOver";

/** What every page stands in: what was pressed early is done, and errors have a last resort. */
export const RootProvider = ({ children }: { children: ReactNode }) => {
  // Above the last resort: whatever the page shows, it answers to presses from now on.
  useTakeOver();
  return <ErrorBoundary>{children}</ErrorBoundary>;
};
