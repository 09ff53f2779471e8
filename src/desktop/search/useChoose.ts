import { useWallpapers } from "../../content/wallpapers";
import { isThemeChoice, useTheme } from "../../theme";
import { useWindowActions } from "../../windows";
import { useDialogs } from "../dialogs/opener";
import type { Entry } from "./entry";

/** Does what an entry is there for. */
export const useChoose = (copyLink: () => void, close: () => void) => {
  const { chooseWallpaper } = useWallpapers();
  const { setTheme } = useTheme();
  const { open, visit } = useWindowActions();
  const dialogs = useDialogs();

  return ({ kind, name, address }: Entry): void => {
    if (kind === "action" && name === "copyLink") {
      copyLink();
      return;
    }
    close();
    if (address !== null) visit(address);
    else if (kind === "app") open(name);
    else if (kind === "wallpaper") chooseWallpaper(name);
    else if (kind === "theme" && isThemeChoice(name)) setTheme(name);
    else if (kind === "action") dialogs.open("keyboard");
  };
};
