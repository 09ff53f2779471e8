import { withPrefix } from "gatsby";
import { Palette } from "lucide-react";
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

const { headings } = words.search;

/** Something that search can lead to. */
export interface SearchItem extends Findable {
  readonly kind: string;
  /** Above the results of its kind. */
  readonly heading: string;
  /** Whether its text can be read; otherwise the text is keywords. */
  readonly isProse: boolean;
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

/** All items that have loaded, for as long as the page is open. */
export const searchIndex = createSearchIndex();

/** Adds the browser's part to the build's document. The items of a section have its icon or their cover, and are below its title. */
const contentEntry = (document: Content[number], sections: readonly NavigationItem[]) => {
  const { kind, address, cover } = document;
  const isSection = kind === "section";
  const section = sections.find((it) => (isSection ? it.address === address : it.section === kind));
  return {
    ...document,
    heading: isSection ? headings.section : (section?.title ?? kind),
    isProse: isSection || address !== section?.address,
    icon: cover ? (
      <img src={withPrefix(cover)} alt="" decoding="async" />
    ) : (
      section && <Icon drawing={section.icon} />
    ),
  };
};

/** The content, and the site's apps, wallpapers and themes, by id. */
export const useSearchItems = (content: Content): ReadonlyMap<string, SearchItem> => {
  const sections = useNavigation();
  const apps = useApps();
  const { list: wallpapers, chooseWallpaper } = useWallpapers();
  const { setTheme } = useTheme();
  const { open, visit } = useWindowActions();
  return useMemo(() => {
    const inPlace = { text: "", isProse: false, address: null };
    const items: SearchItem[] = [
      ...content.map((document) => ({
        ...contentEntry(document, sections),
        choose: () => visit(document.address),
      })),
      ...apps.flatMap(({ isUnlisted, id, title, address = null, Icon: AppIcon }) =>
        isUnlisted
          ? []
          : {
              id: `app ${id}`,
              kind: "app",
              heading: headings.app,
              title,
              note: words.search.app,
              ...inPlace,
              address,
              icon: <AppIcon />,
              choose: () => (address === null ? open(id) : visit(address)),
            },
      ),
      ...wallpapers.map((wallpaper) => ({
        ...inPlace,
        id: `wallpaper ${wallpaper.name}`,
        kind: "wallpaper",
        heading: headings.wallpaper,
        title: wallpaper.title,
        note: words.search.wallpaper,
        icon: <WallpaperThumbnail wallpaper={wallpaper} />,
        choose: () => chooseWallpaper(wallpaper.name),
      })),
      ...THEME_CHOICES.map((name) => ({
        ...inPlace,
        id: `theme ${name}`,
        kind: "theme",
        heading: headings.theme,
        title: words.themes[name],
        note: words.search.theme,
        icon: <Palette aria-hidden />,
        choose: () => setTheme(name),
      })),
    ];
    searchIndex.add(items);
    return new Map(items.map((item) => [item.id, item]));
  }, [content, sections, apps, wallpapers, chooseWallpaper, setTheme, open, visit]);
};
