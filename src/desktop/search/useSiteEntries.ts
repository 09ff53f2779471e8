import { useMemo } from "react";
import { useApps } from "../../apps/useApps";
import { useWallpapers } from "../../content/wallpapers";
import { THEME_CHOICES } from "../../theme";
import { themes } from "../themes.words";
import { type Entry, entryOf } from "./entry";
import { words } from "./search.words";

const NO_TEXT = "";

const ACTIONS: readonly Entry[] = [
  entryOf({
    kind: "action",
    name: "copyLink",
    title: words.copyLink,
    note: NO_TEXT,
    text: words.copyLinkKeywords,
    address: null,
  }),
  entryOf({
    kind: "action",
    name: "keyboard",
    title: words.keyboard,
    note: words.keyboardNote,
    text: words.keyboardKeywords,
    address: null,
  }),
];

const THEMES: readonly Entry[] = THEME_CHOICES.map((name) =>
  entryOf({
    kind: "theme",
    name,
    title: themes[name],
    note: words.theme,
    text: NO_TEXT,
    address: null,
  }),
);

/** All that the site itself has to find, whatever its content. */
export const useSiteEntries = (): readonly Entry[] => {
  const apps = useApps();
  const { list: wallpapers } = useWallpapers();
  return useMemo(
    () => [
      ...apps.map(({ id, title, address = null }) =>
        entryOf({ kind: "app", name: id, title, note: words.app, text: NO_TEXT, address }),
      ),
      ...wallpapers.map(({ name, title }) =>
        entryOf({
          kind: "wallpaper",
          name,
          title,
          note: words.wallpaper,
          text: NO_TEXT,
          address: null,
        }),
      ),
      ...THEMES,
      ...ACTIONS,
    ],
    [apps, wallpapers],
  );
};
