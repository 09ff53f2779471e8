import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { system } from "../theme/system";
import { ErrorBoundary } from "../ui/ErrorBoundary";

// Hot reload runs a module again, and with it the declaration of its atoms.
if (process.env.NODE_ENV === "development") {
  RecoilEnv.RECOIL_DUPLICATE_ATOM_KEY_CHECKING_ENABLED = false;
}

/** What every page stands in: the styling system, and the atoms that outlive a page (the theme). */
export const RootProvider = ({ children }: { children: ReactNode }) => (
  <RecoilRoot>
    <ChakraProvider value={system}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </ChakraProvider>
  </RecoilRoot>
);
