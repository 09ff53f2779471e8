import {
  type AppliedTheme,
  appliedTheme,
  DARK_PREFERENCE_QUERY,
  type ThemeChoice,
} from "./themeChoice";

const themeOf = (choice: ThemeChoice): AppliedTheme =>
  appliedTheme(choice, window.matchMedia(DARK_PREFERENCE_QUERY).matches);

/** Whether a choice would change nothing that is seen. */
export const isApplied = (choice: ThemeChoice): boolean =>
  document.documentElement.classList.contains(themeOf(choice));

/** Puts exactly one of the classes `light` and `dark` on the root element, and its `color-scheme`. */
export const applyTheme = (choice: ThemeChoice): AppliedTheme => {
  const root = document.documentElement;
  const applied = themeOf(choice);
  root.classList.remove("light", "dark");
  root.classList.add(applied);
  root.style.colorScheme = applied;
  return applied;
};
