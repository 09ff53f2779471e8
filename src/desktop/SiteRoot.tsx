import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { useApps } from "../apps/useApps";
import { ShellProvider, useSite } from "../content/shell";
import type { PageContext } from "../lib/pageContext";
import { ThemeProvider } from "../theme";
import { windowsAtom } from "../windows";
import { windowsOnArrival } from "./arrival";
import { DevelopedAccent } from "./DevelopedAccent";

// Hot reload runs a module again, and with it the declaration of its atoms.
if (process.env.NODE_ENV === "development") {
  RecoilEnv.RECOIL_DUPLICATE_ATOM_KEY_CHECKING_ENABLED = false;
}

const SiteTheme = ({ children }: { children: ReactNode }) => {
  const { defaults, themeStorageKey } = useSite();
  // Not beside a `false`: React counts children for its ids, which must be those in the HTML.
  const content =
    process.env.NODE_ENV === "development" ? (
      <>
        <DevelopedAccent />
        {children}
      </>
    ) : (
      children
    );
  return (
    <ThemeProvider defaultTheme={defaults.theme} storageKey={themeStorageKey}>
      {content}
    </ThemeProvider>
  );
};

export interface SiteRootProps {
  children: ReactNode;
  /** The page of the arrival, which says what windows are open. Default: none is. */
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

/** What every page stands in: the site around its content, one store of atoms, and the theme. */
export const SiteRoot = (props: SiteRootProps) => (
  <ShellProvider>
    <SiteState {...props} />
  </ShellProvider>
);
