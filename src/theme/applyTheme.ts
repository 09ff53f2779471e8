import {
  type AppliedTheme,
  appliedTheme,
  DARK_PREFERENCE_QUERY,
  type ThemeChoice,
} from "./themeChoice";

/** Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. */
export const applyTheme = (choice: ThemeChoice): AppliedTheme => {
  const root = document.documentElement;
  const applied = appliedTheme(choice, window.matchMedia(DARK_PREFERENCE_QUERY).matches);
  root.classList.remove("light", "dark");
  root.classList.add(applied);
  root.style.colorScheme = applied;
  return applied;
};
