import { Monitor, Moon, Sun } from "lucide-react";
import { isThemeChoice, THEME_CHOICES, useTheme } from "../theme";
import { MenuButton } from "../ui/menu/MenuButton";
import type { MenuEntry } from "../ui/menu/MenuEntry";
import { THEME_LABELS } from "./themeLabels";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The radio items of the theme switch, for whichever menu shows them. */
export const useThemeEntry = (): MenuEntry => {
  const { theme, setTheme } = useTheme();
  return {
    kind: "radio",
    id: "theme",
    label: "Theme",
    value: theme,
    options: THEME_CHOICES.map((value) => ({ value, label: THEME_LABELS[value] })),
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
    <MenuButton name="Theme" entries={[entry]}>
      <Icon aria-hidden />
    </MenuButton>
  );
};
