import {
  AtSign,
  FileText,
  Folder,
  Heart,
  Keyboard,
  Link,
  type LucideIcon,
  Palette,
} from "lucide-react";
import { useNavigation } from "../../content/shell";
import { useWallpapers } from "../../content/wallpapers";
import { Icon } from "../../ui/Icon";
import { useWindowManager } from "../../windows";
import { WallpaperThumbnail } from "../wallpaper/WallpaperThumbnail";
import type { Entry } from "./entry";

const SIGNS: Readonly<Partial<Record<Entry["kind"], LucideIcon>>> = {
  project: Folder,
  post: FileText,
  interest: Heart,
  contact: AtSign,
  theme: Palette,
};

const ACTION_SIGNS: Readonly<Record<string, LucideIcon>> = { copyLink: Link, keyboard: Keyboard };

/** What an entry is recognised by: its own picture where it has one. */
export const EntryIcon = ({ entry: { kind, name } }: { entry: Entry }) => {
  const sections = useNavigation();
  const { manifests } = useWindowManager();
  const { list: wallpapers } = useWallpapers();

  const section = kind === "section" && sections.find(({ address }) => address === name);
  if (section) return <Icon drawing={section.icon} />;
  const App = kind === "app" && manifests.find(({ id }) => id === name)?.Icon;
  if (App) return <App />;
  const wallpaper = kind === "wallpaper" && wallpapers.find((known) => known.name === name);
  if (wallpaper) return <WallpaperThumbnail wallpaper={wallpaper} />;
  const Sign = kind === "action" ? ACTION_SIGNS[name] : SIGNS[kind];
  return Sign ? <Sign aria-hidden /> : null;
};
