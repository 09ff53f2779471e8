import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { useApps } from "../apps/useApps";
import { selectPage } from "../content/selection";
import { ShellProvider, useNavigation, useSite } from "../content/shell";
import type { PageContext } from "../lib/pageContext";
import { ThemeProvider } from "../theme";
import { initialWindowsState, windowsAtom } from "../windows";
import { stackOnArrival } from "./arrival";

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
  const navigation = useNavigation();
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (!page) return;
        set(windowsAtom, initialWindowsState(stackOnArrival(page, apps)));
        selectPage(set, navigation, page.shows);
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
