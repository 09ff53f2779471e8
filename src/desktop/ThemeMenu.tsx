import { Monitor, Moon, Sun } from "lucide-react";
import { MenuButton } from "../components/menu/MenuButton";
import type { MenuEntry } from "../components/menu/MenuEntry";
import { useTheme } from "../theme/ThemeProvider";
import { isThemeChoice, THEME_CHOICES } from "../theme/themeChoice";
import { words } from "../words/words";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The radio items of the theme switch, for whichever menu shows them. */
export const useThemeEntry = (): MenuEntry => {
  const { theme, setTheme } = useTheme();
  return {
    kind: "radio",
    id: "theme",
    label: words.topBar.theme,
    value: theme,
    options: THEME_CHOICES.map((value) => ({ value, label: words.themes[value] })),
    onChange: (value) => {
      if (isThemeChoice(value)) setTheme(value);
    },
  };
};

export const ThemeMenu = () => {
  const { theme } = useTheme();
  const entry = useThemeEntry();
  const Icon = ICONS[theme];
  return (
    <MenuButton name={words.topBar.theme} entries={[entry]}>
      <Icon aria-hidden />
    </MenuButton>
  );
};
