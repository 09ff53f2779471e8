import type { ThemeChoice } from "../theme";

/** What the themes are called. */
export const THEME_LABELS: Readonly<Record<ThemeChoice, string>> = {
  light: "Light",
  dark: "Dark",
  system: "System",
};
