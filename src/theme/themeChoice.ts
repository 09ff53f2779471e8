/** A visitor's choices. System follows the operating system's preference. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DARK_PREFERENCE_QUERY = "(prefers-color-scheme: dark)";

/**
 * Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. Returns the choice: the stored
 * one, or the site's default where there is none. `headScript` runs the source of this function before the first paint, so the
 * function uses nothing from outside it.
 */
export const applyTheme = (
  stored: string | null,
  defaultTheme: ThemeChoice,
  prefersDark: () => boolean,
): ThemeChoice => {
  const isChoice = stored === "light" || stored === "dark" || stored === "system";
  const choice = isChoice ? stored : defaultTheme;
  const isDark = choice === "dark" || (choice === "system" && prefersDark());
  const root = document.documentElement;
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
  root.style.colorScheme = isDark ? "dark" : "light";
  return choice;
};
