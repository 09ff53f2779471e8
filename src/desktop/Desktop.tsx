import { useCallback, useMemo } from "react";
import { useApps } from "../apps/registry";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { loadAhead } from "../loading/loading";
import { usePages } from "../navigation/selection";
import { useShell } from "../navigation/shell";
import { isPage, pageAt, useArrivalPage } from "../sections/pages";
import { ReadAsPage } from "../sections/ReadAsPage";
import type { LoadedPage } from "../sections/section";
import { WindowLayer, WindowManager } from "../windows";
import { words } from "../words/words";
import { Calendar } from "./calendar/Calendar";
import { Dock } from "./dock/Dock";
import { DesktopLanguageLinks } from "./languages/LanguageLinks";
import { PlaceTitle } from "./PlaceTitle";
import { SessionKeeper } from "./SessionKeeper";
import { Search } from "./search/Search";
import { SearchButton } from "./search/SearchButton";
import { TopBar } from "./TopBar";
import * as styles from "./TopBar.module.css";
import { ViewMenu, ViewMenuArea } from "./ViewMenu";
import { Wallpaper } from "./wallpaper/Wallpaper";

export interface DesktopProps {
  /** The page that Gatsby has brought, and the address of its content. */
  page: LoadedPage;
  address: string;
}

/** The whole desktop. It stays while the pages change that it shows. */
export const Desktop = ({ page, address }: DesktopProps) => {
  const apps = useApps();
  const shell = useShell();
  useArrivalPage(address, page);
  const selected = usePages();
  const pages = useMemo(
    () => ({ ...selected, isPage: (path: string) => isPage(shell, path) }),
    [selected, shell],
  );
  const fetchAhead = useCallback(
    (path: string) => {
      if (isPage(shell, path)) void loadAhead(pageAt(shell, path));
    },
    [shell],
  );

  return (
    <WindowManager manifests={apps} pages={pages} fetchAhead={fetchAhead}>
      <SessionKeeper />
      <PlaceTitle />
      <TopBar hasViewMenu>
        <ViewMenu /> <SearchButton />{" "}
        {process.env.SITE_LANGUAGES ? (
          <>
            <ReadAsPage className={styles.read} /> <DesktopLanguageLinks />
          </>
        ) : (
          <ReadAsPage className={styles.read} />
        )}
      </TopBar>
      <ErrorBoundary isPart>
        <Dock />
      </ErrorBoundary>
      <main aria-label={words.desktop.name}>
        <ViewMenuArea>
          <Wallpaper />
        </ViewMenuArea>
        <ErrorBoundary isPart>
          <Calendar />
        </ErrorBoundary>
        <WindowLayer />
      </main>
      <Search />
    </WindowManager>
  );
};
