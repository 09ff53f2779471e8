/** A visitor's choices. System follows the operating system's preference. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DEFAULT_THEME: ThemeChoice = "system";
export const DARK_PREFERENCE_QUERY = "(prefers-color-scheme: dark)";

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  THEME_CHOICES.some((choice) => choice === value);

const themeOf = (choice: ThemeChoice): "light" | "dark" => {
  if (choice !== "system") return choice;
  return window.matchMedia(DARK_PREFERENCE_QUERY).matches ? "dark" : "light";
};

/** Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. */
export const applyTheme = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  const theme = themeOf(choice);
  root.classList.remove("light", "dark");
  root.classList.add(theme);
  root.style.colorScheme = theme;
};

/** Makes a change of the theme, which spreads from its button if it is seen: see `global.css`. */
export const revealTheme = (choice: ThemeChoice, change: () => void): void => {
  const isSeen = !document.documentElement.classList.contains(themeOf(choice));
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!isSeen || isStill || typeof document.startViewTransition !== "function") change();
  // A transition that the next one skips has made its change all the same.
  else document.startViewTransition(change).ready.catch(() => {});
};
