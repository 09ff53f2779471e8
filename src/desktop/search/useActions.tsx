import { withPrefix } from "gatsby";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Image from "lucide-react/icons/image";
import SunMoon from "lucide-react/icons/sun-moon";
import { useMemo } from "react";
import { useSite } from "../../navigation/shell";
import { useCopying } from "../../sections/useCopying";
import { words } from "../../words/words";
import { useChooseTheme } from "../ThemeMenu";
import { useWallpapers } from "../wallpaper/wallpapers";
import { inPlace, type SearchItem } from "./searchItems";

const heading = words.search.headings.action;
const shared = { ...inPlace, kind: "action", heading, note: "", isListed: true };

const THEMES = Object.values(words.themes).join(" ");
const ICONS = { copyMail: Copy, getResume: Download, switchTheme: SunMoon, nextWallpaper: Image };

const action = (id: keyof typeof ICONS, choose: () => void, rest: Partial<SearchItem>) => {
  const Icon = ICONS[id];
  const icon = <Icon aria-hidden />;
  return { ...shared, id: `action ${id}`, title: words.search[id], icon, choose, ...rest };
};

const download = (file: string) =>
  Object.assign(document.createElement("a"), { href: withPrefix(file), download: "" }).click();

/** The actions. Two texts are for the status: search stays open, and the desktop is inert behind it. */
export const useActions = () => {
  const { owner, resume } = useSite();
  const { copy, isCopied, statusElement } = useCopying(owner.email ?? "");
  const chooseTheme = useChooseTheme();
  const { list, chosen, chooseWallpaper } = useWallpapers();
  const file = resume?.file;
  const theme = document.documentElement.classList.contains("dark") ? "light" : "dark";
  const next = list[(list.findIndex((it) => it === chosen) + 1) % list.length];

  const actions = useMemo(
    () =>
      [
        owner.email &&
          action("copyMail", copy, {
            text: `${words.contact.copy} ${owner.email} email`,
            staysOpen: true,
            ...(isCopied && { title: words.contact.copied, icon: <Check aria-hidden /> }),
          }),
        file && action("getResume", () => download(file), { text: words.resumeFiles.download }),
        action("switchTheme", () => chooseTheme(theme), { text: THEMES }),
        next &&
          next !== chosen &&
          action("nextWallpaper", () => chooseWallpaper(next.name), { staysOpen: true }),
      ].filter((it) => !!it),
    [owner.email, isCopied, copy, file, theme, chooseTheme, chosen, next, chooseWallpaper],
  );
  return { actions, statusElement, wallpaper: chosen?.title };
};
