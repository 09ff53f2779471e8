import type { ReactNode } from "react";
import { ErrorBoundary } from "../ui/ErrorBoundary";

/** A last resort for errors, around every page. */
export const RootProvider = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary>{children}</ErrorBoundary>
);
