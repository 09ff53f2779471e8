/** A visitor's choices. System follows the operating system's preference. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DARK_PREFERENCE_QUERY = "(prefers-color-scheme: dark)";

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. */
export const applyTheme = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  const isDark =
    choice === "dark" || (choice === "system" && window.matchMedia(DARK_PREFERENCE_QUERY).matches);
  const theme = isDark ? "dark" : "light";
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  root.style.colorScheme = theme;
};
