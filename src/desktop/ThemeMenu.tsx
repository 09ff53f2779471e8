import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { MenuButton } from "../components/menu/MenuButton";
import type { MenuEntry } from "../components/menu/MenuEntry";
import { useTheme } from "../theme/ThemeProvider";
import { THEME_CHOICES } from "../theme/themeChoice";
import { words } from "../words/words";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The options of the theme switch, for whichever menu shows them. */
export const useThemeEntries = (): readonly MenuEntry[] => {
  const { theme, setTheme } = useTheme();
  return THEME_CHOICES.map((choice) => {
    const Icon = ICONS[choice];
    return {
      kind: "action",
      id: choice,
      label: words.themes[choice],
      isChosen: choice === theme,
      picture: <Icon aria-hidden />,
      onSelect: () => setTheme(choice),
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
