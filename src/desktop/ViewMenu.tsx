import { withPrefix } from "gatsby";
import BringToFront from "lucide-react/icons/bring-to-front";
import CodeXml from "lucide-react/icons/code-xml";
import Image from "lucide-react/icons/image";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import SendToBack from "lucide-react/icons/send-to-back";
import Sun from "lucide-react/icons/sun";
import type { ReactNode } from "react";
import { ContextMenuArea, MenuButton } from "../components/menu/MenuButton";
import type { MenuEntry } from "../components/menu/MenuEntry";
import { PAGE_PATH } from "../contract/siteFiles";
import { keysOf, type Shortcut } from "../lib/shortcuts";
import { rememberReading } from "../lib/storage";
import { usePages } from "../navigation/selection";
import { useNavigation, useSite } from "../navigation/shell";
import { isOnPhone, useWindowActions } from "../windows";
import { words } from "../words/words";
import { languageEntries } from "./languages/languageEntries";
import { useSetSearchOpen } from "./search/isSearchOpen";
import { useThemeEntries } from "./ThemeMenu";
import { WallpaperThumbnail } from "./wallpaper/WallpaperImages";
import { useWallpapers } from "./wallpaper/wallpapers";

/** The entries of the View menu, which are also the desktop's context menu, and which search finds. */
export const useViewEntries = (): (() => readonly MenuEntry[]) => {
  const { list, chosen, chooseWallpaper } = useWallpapers();
  const themeEntries = useThemeEntries();
  const { reset, focusNeighbour } = useWindowActions();
  const navigation = useNavigation();
  const site = useSite();
  const { repository } = site;
  const { show } = usePages();
  const setIsSearchOpen = useSetSearchOpen();

  const resetWindows = () => {
    for (const { address } of navigation) show(address);
    reset();
  };

  const neighbour = (
    label: string,
    shortcut: Shortcut,
    by: 1 | -1,
    picture: ReactNode,
  ): MenuEntry => ({
    kind: "action",
    id: shortcut,
    label,
    picture,
    keys: keysOf(shortcut),
    onSelect: () => focusNeighbour(by),
  });

  const entries = (): readonly MenuEntry[] => [
    {
      kind: "submenu",
      id: "wallpaper",
      label: words.desktop.wallpaper,
      picture: <Image aria-hidden />,
      entries: list.map((wallpaper) => ({
        kind: "action",
        id: wallpaper.name,
        label: wallpaper.title,
        isChosen: wallpaper === chosen,
        picture: <WallpaperThumbnail wallpaper={wallpaper} />,
        onSelect: () => chooseWallpaper(wallpaper.name),
      })),
    },
    {
      kind: "submenu",
      id: "theme",
      label: words.desktop.theme,
      picture: <Sun aria-hidden />,
      entries: themeEntries,
    },
    { kind: "separator", id: "separator" },
    {
      kind: "action",
      id: "search",
      label: words.desktop.search,
      picture: <Search aria-hidden />,
      keys: keysOf("search"),
      onSelect: () => setIsSearchOpen(true),
    },
    ...(isOnPhone()
      ? []
      : [
          neighbour(words.desktop.nextWindow, "nextWindow", 1, <BringToFront aria-hidden />),
          neighbour(words.desktop.previousWindow, "previousWindow", -1, <SendToBack aria-hidden />),
        ]),
    {
      kind: "action",
      id: "read",
      label: words.page.read,
      picture: <ScrollText aria-hidden />,
      onSelect: () => {
        rememberReading(true);
        window.location.assign(withPrefix(PAGE_PATH));
      },
    },
    {
      kind: "action",
      id: "reset",
      label: words.desktop.resetWindows,
      picture: <RotateCcw aria-hidden />,
      onSelect: resetWindows,
    },
    // The bar has no room for it: its styles have the same breakpoint.
    ...(repository && window.matchMedia("(width < 480px)").matches
      ? [
          {
            kind: "action" as const,
            id: "source",
            label: words.topBar.sourceCode,
            picture: <CodeXml aria-hidden />,
            onSelect: () => void window.open(repository, "_blank", "noopener"),
          },
        ]
      : []),
  ];

  return process.env.SITE_LANGUAGES ? () => [...languageEntries(site), ...entries()] : entries;
};

export const ViewMenu = () => {
  const entries = useViewEntries();
  return (
    <MenuButton name={words.desktop.view} entries={entries}>
      {words.desktop.view}
    </MenuButton>
  );
};

/** The desktop behind the windows, with the same menu as its context menu. */
export const ViewMenuArea = ({ children }: { children: ReactNode }) => (
  <ContextMenuArea name={words.desktop.name} entries={useViewEntries()}>
    {children}
  </ContextMenuArea>
);
