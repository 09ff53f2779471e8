import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { ShellProvider, useSite } from "../content/shell";
import { ThemeProvider } from "../theme";
import { type WindowsState, windowsAtom } from "../windows";

// Hot reload runs a module again, and with it the declaration of its atoms.
if (process.env.NODE_ENV === "development") {
  RecoilEnv.RECOIL_DUPLICATE_ATOM_KEY_CHECKING_ENABLED = false;
}

const SiteTheme = ({ children }: { children: ReactNode }) => {
  const { defaults, themeStorageKey } = useSite();
  return (
    <ThemeProvider defaultTheme={defaults.theme} storageKey={themeStorageKey}>
      {children}
    </ThemeProvider>
  );
};

export interface SiteRootProps {
  children: ReactNode;
  /** The windows of the arrival. Default: none. */
  windows?: WindowsState;
}

/** What every page stands in: one store of atoms, the site around its content, and the theme. */
export const SiteRoot = ({ children, windows }: SiteRootProps) => (
  <RecoilRoot
    initializeState={({ set }) => {
      if (windows) set(windowsAtom, windows);
    }}
  >
    <ShellProvider>
      <SiteTheme>{children}</SiteTheme>
    </ShellProvider>
  </RecoilRoot>
);
