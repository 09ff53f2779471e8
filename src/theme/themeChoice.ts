/** A visitor's choices. System follows the operating system's preference. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface ThemeSettings {
  /** Applied until the visitor chooses. */
  readonly defaultTheme: ThemeChoice;
  /** The key of the chosen theme in local storage. */
  readonly storageKey: string;
}

/** The owner's settings in `site.json`: see `onCreateWebpackConfig`. */
export const SITE_THEME: ThemeSettings = JSON.parse(process.env.SITE_THEME ?? "null");

export const DARK_PREFERENCE_QUERY = "(prefers-color-scheme: dark)";

/**
 * Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. Returns the choice: the stored
 * one, or the site's default where there is none. Embedded in the head (`callOf`), so it uses nothing else of this module.
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
