/** What a visitor can choose. System follows the operating system's preference. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** What is applied: the class on the root element. */
export type AppliedTheme = "light" | "dark";

export const DEFAULT_THEME: ThemeChoice = "system";
export const DARK_PREFERENCE_QUERY = "(prefers-color-scheme: dark)";

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

/** What a choice comes to while the operating system prefers dark or not. */
export const appliedTheme = (choice: ThemeChoice, prefersDark: boolean): AppliedTheme => {
  if (choice !== "system") return choice;
  return prefersDark ? "dark" : "light";
};
