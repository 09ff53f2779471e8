import { useMemo } from "react";
import { type MutableSnapshot, RecoilRoot } from "recoil";
import { registry } from "../apps/registry";
import { type ArrivalContent, seedArrival } from "../content/seed";
import { ThemeProvider } from "../theme";
import {
  BackgroundApps,
  initialWindowsState,
  WindowLayer,
  WindowManager,
  windowsAtom,
} from "../windows";
import { ContentUpdates } from "./ContentUpdates";
import { DesktopMenuArea } from "./DesktopMenuArea";
import { PageHead } from "./PageHead";
import { TopBar } from "./TopBar";
import { ViewMenu } from "./ViewMenu";
import { Wallpaper } from "./Wallpaper";

const openOnArrival = registry.filter((app) => app.isOpenOnArrival).map(({ id }) => id);

/** The whole desktop, from the page query's answer. */
export const Desktop = ({ content }: { content: ArrivalContent }) => {
  // Only the first answer seeds the atoms; `ContentUpdates` takes up what changes later.
  const seed = useMemo(
    () => (snapshot: MutableSnapshot) => {
      seedArrival(content)(snapshot);
      snapshot.set(windowsAtom, initialWindowsState(openOnArrival));
    },
    [content],
  );

  return (
    <ThemeProvider
      defaultTheme={content.site?.defaults.theme}
      storageKey={content.site?.themeStorageKey}
    >
      <RecoilRoot initializeState={seed}>
        <ContentUpdates content={content} />
        <PageHead />
        <WindowManager manifests={registry}>
          <TopBar>
            <ViewMenu />
          </TopBar>
          <main aria-label="Desktop">
            <DesktopMenuArea>
              <Wallpaper />
            </DesktopMenuArea>
            <WindowLayer />
          </main>
          <BackgroundApps />
        </WindowManager>
      </RecoilRoot>
    </ThemeProvider>
  );
};
