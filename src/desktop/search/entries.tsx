import { withPrefix } from "gatsby";
import { AtSign, FileText, Folder, Heart, Palette } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useApps } from "../../apps/registry";
import { Icon } from "../../components/Icon";
import { loadable } from "../../lib/loading";
import { type NavigationItem, useNavigation } from "../../navigation/shell";
import { createSearchIndex, type Findable, type SearchDocument } from "../../search/searchIndex";
import { useTheme } from "../../theme/ThemeProvider";
import { THEME_CHOICES } from "../../theme/themeChoice";
import { useWindowActions } from "../../windows";
import { words } from "../../words/words";
import { WallpaperThumbnail } from "../wallpaper/WallpaperImages";
import { useWallpapers } from "../wallpaper/wallpapers";

/** Something that search can lead to. */
export interface Entry extends Findable {
  readonly kind: keyof typeof words.search.headings;
  /** A path on this site; null for what is done in place. */
  readonly address: string | null;
  readonly icon: ReactNode;
  readonly choose: () => void;
}

/** The site's content as the build wrote it. */
export const searchContent = loadable(["search"], async () => {
  const response = await fetch(withPrefix("/search.json"));
  if (!response.ok) throw new Error(`Search failed to load (${response.status}).`);
  const documents: readonly SearchDocument[] = await response.json();
  return documents.map((document, index) => ({ ...document, id: `content ${index}` }));
});

export type Content = Awaited<ReturnType<typeof searchContent.queryFn>>;

/** All entries that have loaded, for as long as the page is open. */
export const searchIndex = createSearchIndex();

const CONTENT_ICONS = { project: Folder, post: FileText, interest: Heart, contact: AtSign };

const iconOf = ({ kind, address }: SearchDocument, sections: readonly NavigationItem[]) => {
  if (kind !== "section") {
    const KindIcon = CONTENT_ICONS[kind];
    return <KindIcon aria-hidden />;
  }
  const section = sections.find((candidate) => candidate.address === address);
  return section && <Icon drawing={section.icon} />;
};

/** The content, and the site's apps, wallpapers and themes, by id. */
export const useEntries = (content: Content): ReadonlyMap<string, Entry> => {
  const sections = useNavigation();
  const apps = useApps();
  const { list: wallpapers, chooseWallpaper } = useWallpapers();
  const { setTheme } = useTheme();
  const { open, visit } = useWindowActions();
  return useMemo(() => {
    const inPlace = { text: "", address: null };
    const entries: Entry[] = [
      ...content.map((document) => ({
        ...document,
        icon: iconOf(document, sections),
        choose: () => visit(document.address),
      })),
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
    ];
    searchIndex.add(entries);
    return new Map(entries.map((entry) => [entry.id, entry]));
  }, [content, sections, apps, wallpapers, chooseWallpaper, setTheme, open, visit]);
};
