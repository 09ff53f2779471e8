import type { ReactNode } from "react";
import { RecoilEnv, RecoilRoot } from "recoil";
import { useApps } from "../../apps/registry";
import type { PageContext } from "../../contract/pageContext";
import { selectPage } from "../../navigation/selection";
import { useNavigation } from "../../navigation/shell";
import { ThemeProvider } from "../../theme/ThemeProvider";
import { SITE_THEME } from "../../theme/themeChoice";
import {
  type AppManifest,
  initialWindowsState,
  openOnArrival,
  openSplit,
  windowsAtom,
} from "../../windows";

// Hot reload runs a module again, and with it the declaration of its atoms.
if (process.env.NODE_ENV === "development") {
  RecoilEnv.RECOIL_DUPLICATE_ATOM_KEY_CHECKING_ENABLED = false;
}

/** The windows that a visitor finds open at a page: those of every arrival, and its own in front. */
export const stackOnArrival = (
  { shows, app }: Pick<PageContext, "shows" | "app">,
  apps: readonly AppManifest[],
): readonly string[] => {
  // An app that brings its page's content has no other page behind it.
  const isContentOfApp = apps.some(({ id, address }) => id === app && address === shows);
  const others = isContentOfApp ? apps.filter(({ showsPages }) => !showsPages) : apps;
  const behind = openOnArrival(others).filter((id) => id !== app);
  return app === null ? behind : [...behind, app];
};

const windowsOnArrival = (page: PageContext, apps: readonly AppManifest[]) => {
  const windows = initialWindowsState(stackOnArrival(page, apps));
  const app = apps.find(({ id }) => id === page.app);
  const sectionsApp = apps.find(({ showsPages }) => showsPages);
  return app?.relatedAddress && sectionsApp ? openSplit(windows, app.id, sectionsApp.id) : windows;
};

export interface SiteRootProps {
  children: ReactNode;
  /** The page that the visitor entered by, which decides on the open windows. Default: none. */
  page?: PageContext;
}

/** Around every page: one store of atoms, and the theme. */
export const SiteRoot = ({ children, page }: SiteRootProps) => {
  const apps = useApps();
  const navigation = useNavigation();
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (!page) return;
        set(windowsAtom, windowsOnArrival(page, apps));
        selectPage(set, navigation, page.shows);
      }}
    >
      <ThemeProvider {...SITE_THEME}>{children}</ThemeProvider>
    </RecoilRoot>
  );
};
