import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useCallback } from "react";
import { MenuButton } from "../components/menu/MenuButton";
import type { MenuEntry } from "../components/menu/MenuEntry";
import { useTheme } from "../theme/ThemeProvider";
import { THEME_CHOICES, type ThemeChoice } from "../theme/themeChoice";
import { useAnnounce } from "../windows";
import { filled } from "../words/filled";
import { words } from "../words/words";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Sets the theme, and announces it. */
export const useChooseTheme = () => {
  const { setTheme } = useTheme();
  const announce = useAnnounce();
  return useCallback(
    (choice: ThemeChoice) => {
      setTheme(choice);
      announce(filled(words.changes.theme, { name: words.themes[choice] }));
    },
    [setTheme, announce],
  );
};

/** The options of the theme switch, for whichever menu shows them. */
export const useThemeEntries = (): readonly MenuEntry[] => {
  const { theme } = useTheme();
  const chooseTheme = useChooseTheme();
  return THEME_CHOICES.map((choice) => {
    const Icon = ICONS[choice];
    return {
      kind: "action",
      id: choice,
      label: words.themes[choice],
      isChosen: choice === theme,
      picture: <Icon aria-hidden />,
      onSelect: () => chooseTheme(choice),
    };
  });
};

export const ThemeMenu = () => {
  const { theme } = useTheme();
  const entries = useThemeEntries();
  const Icon = ICONS[theme];
  return (
    <MenuButton name={words.desktop.theme} entries={() => entries}>
      <Icon aria-hidden />
    </MenuButton>
  );
};
