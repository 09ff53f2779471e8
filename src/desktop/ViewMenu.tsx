import { useWallpapers } from "../content/wallpapers";
import { MenuButton } from "../ui/menu/MenuButton";
import type { MenuEntry } from "../ui/menu/MenuEntry";
import { useWindowActions } from "../windows";
import { useDialogs } from "./dialogs/opener";
import { useThemeEntry } from "./ThemeMenu";
import { WallpaperThumbnail } from "./wallpaper/WallpaperThumbnail";

/** What the View menu and the desktop's context menu offer. */
export const useViewEntries = (): readonly MenuEntry[] => {
  const { list, chosen, chooseWallpaper } = useWallpapers();
  const themeEntry = useThemeEntry();
  const { reset } = useWindowActions();
  const dialogs = useDialogs();

  return [
    {
      kind: "submenu",
      id: "wallpaper",
      label: "Wallpaper",
      entries: [
        {
          kind: "radio",
          id: "wallpaper",
          label: "Wallpaper",
          value: chosen,
          options: list.map((wallpaper) => ({
            value: wallpaper.name,
            label: wallpaper.title,
            picture: <WallpaperThumbnail wallpaper={wallpaper} />,
          })),
          onChange: chooseWallpaper,
        },
      ],
    },
    { kind: "submenu", id: "theme", label: "Theme", entries: [themeEntry] },
    { kind: "separator", id: "separator" },
    { kind: "action", id: "reset", label: "Reset windows", onSelect: reset },
    {
      kind: "action",
      id: "keyboard",
      label: "Keyboard",
      onSelect: () => dialogs.open("keyboard"),
    },
  ];
};

export const ViewMenu = () => {
  const entries = useViewEntries();
  return (
    <MenuButton name="View" entries={entries}>
      View
    </MenuButton>
  );
};
