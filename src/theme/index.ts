export { ThemeProvider, useTheme } from "./ThemeProvider";
export { isThemeChoice, THEME_CHOICES } from "./themeChoice";
