import { useCallback, useEffect, useState } from "react";
import { useApps } from "../apps/useApps";
import { sectionAt, useNavigation, useShell } from "../content/shell";
import { createPages, PagesProvider } from "../sections/pages";
import type { LoadedPage } from "../sections/section";
import { useFocusPressedButton } from "../ui/useFocusPressedButton";
import { BackgroundApps, WindowLayer, WindowManager } from "../windows";
import { DesktopMenuArea } from "./DesktopMenuArea";
import { words } from "./desktop.words";
import { Dialogs } from "./dialogs/Dialogs";
import { Dock } from "./dock/Dock";
import { PlaceTitle } from "./PlaceTitle";
import { SearchButton } from "./search/SearchButton";
import { SessionKeeper } from "./session/SessionKeeper";
import { TopBar } from "./TopBar";
import { ViewMenu } from "./ViewMenu";
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
  const [pages] = useState(() => {
    const created = createPages(shell);
    created.put(address, page);
    return created;
  });
  // While the site is developed, Gatsby brings the page anew whenever its content is edited.
  const [broughtFirst] = useState(page.data);
  useEffect(() => {
    if (page.data !== broughtFirst) pages.put(address, page);
  }, [pages, page, address, broughtFirst]);
  const navigation = useNavigation();
  const isPage = useCallback(
    (path: string) => sectionAt(navigation, path) !== undefined,
    [navigation],
  );
  useFocusPressedButton();

  return (
    <PagesProvider value={pages}>
      <WindowManager manifests={apps} isPage={isPage} fetchAhead={pages.fetchAhead}>
        <SessionKeeper />
        <PlaceTitle />
        <Dialogs>
          <TopBar>
            <ViewMenu />
            <SearchButton />
          </TopBar>
          <Dock />
          <main aria-label={words.name}>
            <DesktopMenuArea>
              <Wallpaper />
            </DesktopMenuArea>
            <WindowLayer />
          </main>
        </Dialogs>
        <BackgroundApps />
      </WindowManager>
    </PagesProvider>
  );
};
