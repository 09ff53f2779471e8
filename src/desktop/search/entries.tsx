import { AtSign, FileText, Folder, Heart, Keyboard, Palette } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useApps } from "../../apps/registry";
import { Icon } from "../../components/Icon";
import { useNavigation } from "../../content/shell";
import { useWallpapers } from "../../content/wallpapers";
import type { Findable } from "../../search/searchIndex";
import { useTheme } from "../../theme/ThemeProvider";
import { THEME_CHOICES } from "../../theme/themeChoice";
import { useWindowActions } from "../../windows";
import { words } from "../../words/words";
import { useOpenDialog } from "../openDialog";
import { WallpaperThumbnail } from "../wallpaper/WallpaperImages";
import { type ContentDocument, searchIndex } from "./searchContent";

/** Something that search can lead to. */
export interface Entry extends Findable {
  readonly kind: keyof typeof words.search.headings;
  /** A path on this site; null for what is done in place. */
  readonly address: string | null;
  readonly icon: ReactNode;
  readonly choose: () => void;
}

/** Apps, wallpapers, themes and actions. */
const useSiteEntries = (): readonly Entry[] => {
  const apps = useApps();
  const { list: wallpapers, chooseWallpaper } = useWallpapers();
  const { setTheme } = useTheme();
  const { open, visit } = useWindowActions();
  const [, setOpenDialog] = useOpenDialog();
  return useMemo(() => {
    const inPlace = { text: "", address: null };
    const entries: Entry[] = [
      ...apps.map(({ id, title, address = null, Icon: AppIcon }) => ({
        id: `app ${id}`,
        kind: "app" as const,
        title,
        note: words.search.app,
        text: "",
        address,
        icon: <AppIcon />,
        choose: () => (address === null ? open(id) : visit(address)),
      })),
      ...wallpapers.map((wallpaper) => ({
        ...inPlace,
        id: `wallpaper ${wallpaper.name}`,
        kind: "wallpaper" as const,
        title: wallpaper.title,
        note: words.search.wallpaper,
        icon: <WallpaperThumbnail wallpaper={wallpaper} />,
        choose: () => chooseWallpaper(wallpaper.name),
      })),
      ...THEME_CHOICES.map((name) => ({
        ...inPlace,
        id: `theme ${name}`,
        kind: "theme" as const,
        title: words.themes[name],
        note: words.search.theme,
        icon: <Palette aria-hidden />,
        choose: () => setTheme(name),
      })),
      {
        ...inPlace,
        id: "keyboard",
        kind: "action",
        title: words.search.keyboard,
        note: words.search.keyboardNote,
        text: words.search.keyboardKeywords,
        icon: <Keyboard aria-hidden />,
        choose: () => setOpenDialog("keyboard"),
      },
    ];
    searchIndex.add(entries);
    return entries;
  }, [apps, wallpapers, chooseWallpaper, setTheme, open, visit, setOpenDialog]);
};

const CONTENT_ICONS = { project: Folder, post: FileText, interest: Heart, contact: AtSign };

/** All entries that have loaded, by id. */
export const useEntries = (content: readonly ContentDocument[]): ReadonlyMap<string, Entry> => {
  const sections = useNavigation();
  const { visit } = useWindowActions();
  const siteEntries = useSiteEntries();
  return useMemo(() => {
    const iconOf = ({ kind, address }: ContentDocument) => {
      if (kind !== "section") {
        const KindIcon = CONTENT_ICONS[kind];
        return <KindIcon aria-hidden />;
      }
      const section = sections.find((candidate) => candidate.address === address);
      return section && <Icon drawing={section.icon} />;
    };
    const contentEntries = content.map((document) => ({
      ...document,
      icon: iconOf(document),
      choose: () => visit(document.address),
    }));
    return new Map([...contentEntries, ...siteEntries].map((entry) => [entry.id, entry]));
  }, [content, sections, siteEntries, visit]);
};
