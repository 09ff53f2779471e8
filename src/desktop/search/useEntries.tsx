import { AtSign, FileText, Folder, Heart, Keyboard, Link, Palette } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useApps } from "../../apps/useApps";
import { Icon } from "../../components/Icon";
import { useNavigation } from "../../content/shell";
import { useWallpapers } from "../../content/wallpapers";
import { useTheme } from "../../theme/ThemeProvider";
import { THEME_CHOICES } from "../../theme/themeChoice";
import { useWindowActions } from "../../windows";
import { words } from "../../words/words";
import { useSetOpenDialog } from "../openDialog";
import { WallpaperThumbnail } from "../wallpaper/WallpaperThumbnail";
import { type ContentDocument, searchIndex } from "./searchContent";

/** Something that search can lead to. */
export interface Entry {
  readonly id: string;
  readonly kind: keyof typeof words.search.headings;
  readonly title: string;
  readonly note: string;
  readonly text: string;
  /** A path on this site; null for what is done in place. */
  readonly address: string | null;
  readonly icon: ReactNode;
  readonly choose: () => void;
}

const entry = (
  kind: "app" | "wallpaper" | "theme" | "action",
  name: string,
  {
    note = kind === "action" ? "" : words.search[kind],
    text = "",
    address = null,
    ...rest
  }: Pick<Entry, "title" | "icon" | "choose"> & Partial<Entry>,
): Entry => ({ ...rest, id: `${kind} ${name}`, kind, note, text, address });

/** Apps, wallpapers, themes and actions. */
const useSiteEntries = (copyLink: () => void): readonly Entry[] => {
  const apps = useApps();
  const { list: wallpapers, chooseWallpaper } = useWallpapers();
  const { setTheme } = useTheme();
  const { open, visit } = useWindowActions();
  const setOpenDialog = useSetOpenDialog();
  return useMemo(() => {
    const entries = [
      ...apps.map(({ id, title, address = null, Icon: AppIcon }) => {
        const choose = () => (address === null ? open(id) : visit(address));
        return entry("app", id, { title, address, icon: <AppIcon />, choose });
      }),
      ...wallpapers.map((wallpaper) => {
        const { name, title } = wallpaper;
        const icon = <WallpaperThumbnail wallpaper={wallpaper} />;
        return entry("wallpaper", name, { title, icon, choose: () => chooseWallpaper(name) });
      }),
      ...THEME_CHOICES.map((name) => {
        const icon = <Palette aria-hidden />;
        return entry("theme", name, {
          title: words.themes[name],
          icon,
          choose: () => setTheme(name),
        });
      }),
      entry("action", "copyLink", {
        title: words.search.copyLink,
        text: words.search.copyLinkKeywords,
        icon: <Link aria-hidden />,
        choose: copyLink,
      }),
      entry("action", "keyboard", {
        title: words.search.keyboard,
        note: words.search.keyboardNote,
        text: words.search.keyboardKeywords,
        icon: <Keyboard aria-hidden />,
        choose: () => setOpenDialog("keyboard"),
      }),
    ];
    searchIndex.add(entries);
    return entries;
  }, [apps, wallpapers, chooseWallpaper, setTheme, open, visit, setOpenDialog, copyLink]);
};

const CONTENT_ICONS = { project: Folder, post: FileText, interest: Heart, contact: AtSign };

/** All entries that have loaded, by id. */
export const useEntries = (
  content: readonly ContentDocument[],
  copyLink: () => void,
): ReadonlyMap<string, Entry> => {
  const sections = useNavigation();
  const { visit } = useWindowActions();
  const siteEntries = useSiteEntries(copyLink);
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
