import { useEffect, useState } from "react";
import { useApps } from "../apps/useApps";
import { useShell } from "../content/shell";
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
import { TopBar } from "./TopBar";
import { ViewMenu } from "./ViewMenu";
import { VisitKeeper } from "./visit/VisitKeeper";
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
  useFocusPressedButton();

  return (
    <PagesProvider value={pages}>
      <WindowManager manifests={apps} fetchAhead={pages.fetchAhead}>
        <VisitKeeper />
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
