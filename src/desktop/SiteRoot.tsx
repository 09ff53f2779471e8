import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { useApps } from "../apps/useApps";
import { ShellProvider, useSite } from "../content/shell";
import type { PageContext } from "../lib/pageContext";
import { ThemeProvider } from "../theme";
import { windowsAtom } from "../windows";
import { windowsOnArrival } from "./arrival";

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
  /** The page that the visitor entered by, which decides on the open windows. Default: none. */
  page?: PageContext;
}

const SiteState = ({ children, page }: SiteRootProps) => {
  const apps = useApps();
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (page) set(windowsAtom, windowsOnArrival(page, apps));
      }}
    >
      <SiteTheme>{children}</SiteTheme>
    </RecoilRoot>
  );
};

/** Around every page: the site's content, one store of atoms, and the theme. */
export const SiteRoot = (props: SiteRootProps) => (
  <ShellProvider>
    <SiteState {...props} />
  </ShellProvider>
);
