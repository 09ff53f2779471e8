import { useMemo } from "react";
import { useApps } from "../../apps/useApps";
import { useWallpapers } from "../../content/wallpapers";
import { THEME_CHOICES } from "../../theme";
import { THEME_LABELS } from "../themeLabels";
import { type Entry, entryOf } from "./entry";
import { WORDS } from "./words";

const NO_TEXT = "";

const ACTIONS: readonly Entry[] = [
  entryOf({
    kind: "action",
    name: "copyLink",
    title: WORDS.copyLink,
    note: NO_TEXT,
    text: WORDS.copyLinkKeywords,
    address: null,
  }),
  entryOf({
    kind: "action",
    name: "keyboard",
    title: WORDS.keyboard,
    note: WORDS.keyboardNote,
    text: WORDS.keyboardKeywords,
    address: null,
  }),
];

const THEMES: readonly Entry[] = THEME_CHOICES.map((name) =>
  entryOf({
    kind: "theme",
    name,
    title: THEME_LABELS[name],
    note: WORDS.theme,
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
        entryOf({ kind: "app", name: id, title, note: WORDS.app, text: NO_TEXT, address }),
      ),
      ...wallpapers.map(({ name, title }) =>
        entryOf({
          kind: "wallpaper",
          name,
          title,
          note: WORDS.wallpaper,
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
