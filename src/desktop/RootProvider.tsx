import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { useTakeOver } from "./useTakeOver";

// Hot reload runs a module again, and with it the declaration of its atoms.
if (process.env.NODE_ENV === "development") {
  RecoilEnv.RECOIL_DUPLICATE_ATOM_KEY_CHECKING_ENABLED = false;
}

/** What every page stands in: the atoms that outlive a page (the theme), and a last resort for errors. */
export const RootProvider = ({ children }: { children: ReactNode }) => {
  // Above the last resort: whatever the page shows, it answers to presses from now on.
  useTakeOver();
  return (
    <RecoilRoot>
      <ErrorBoundary>{children}</ErrorBoundary>
    </RecoilRoot>
  );
};
