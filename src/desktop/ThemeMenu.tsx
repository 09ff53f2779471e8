import { Monitor, Moon, Sun } from "lucide-react";
import { isThemeChoice, THEME_CHOICES, type ThemeChoice, useTheme } from "../theme";
import { MenuButton } from "../ui/menu/MenuButton";
import type { MenuEntry } from "../ui/menu/MenuEntry";

const LABELS: Record<ThemeChoice, string> = { light: "Light", dark: "Dark", system: "System" };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The radio items of the theme switch, for whichever menu shows them. */
export const useThemeEntry = (): MenuEntry => {
  const { theme, setTheme } = useTheme();
  return {
    kind: "radio",
    id: "theme",
    label: "Theme",
    value: theme,
    options: THEME_CHOICES.map((value) => ({ value, label: LABELS[value] })),
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
