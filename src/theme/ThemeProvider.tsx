import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from "react";
import { atom, useRecoilState, useRecoilValue } from "recoil";
import { DEFAULT_THEME_STORAGE_KEY, safeStorage } from "../lib/storage";
import {
  applyTheme,
  DARK_PREFERENCE_QUERY,
  type ThemeChoice,
  type ThemeSettings,
} from "./themeChoice";

/** The theme in use; null until storage has been read. */
const themeAtom = atom<ThemeChoice | null>({ key: "theme", default: null });

const prefersDark = () => window.matchMedia(DARK_PREFERENCE_QUERY).matches;

interface ThemeContextValue {
  defaultTheme: ThemeChoice;
  /** Stores the choice and applies it. */
  setTheme(chosen: ThemeChoice): void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

export interface ThemeProviderProps extends Partial<ThemeSettings> {
  children: ReactNode;
}

export const ThemeProvider = ({
  children,
  defaultTheme = "system",
  storageKey = DEFAULT_THEME_STORAGE_KEY,
}: ThemeProviderProps) => {
  const [theme, setState] = useRecoilState(themeAtom);
  const apply = useCallback(
    (stored: string | null) => setState(applyTheme(stored, defaultTheme, prefersDark)),
    [defaultTheme, setState],
  );

  // Storage is read after mount: the first client render must equal the server's HTML.
  useEffect(() => {
    const read = () => apply(safeStorage.read(storageKey));
    read();
    // Another tab has written.
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, [storageKey, apply]);

  useEffect(() => {
    const preference = window.matchMedia(DARK_PREFERENCE_QUERY);
    const follow = () => apply(theme);
    preference.addEventListener("change", follow);
    return () => preference.removeEventListener("change", follow);
  }, [theme, apply]);

  const value = useMemo(() => {
    const setTheme = (chosen: ThemeChoice) => {
      safeStorage.write(storageKey, chosen);
      const show = () => apply(chosen);
      // `global.css` has the animation. A transition that the next one skips applies its theme all the same.
      if (document.startViewTransition) document.startViewTransition(show).ready.catch(() => {});
      else show();
    };
    return { defaultTheme, setTheme };
  }, [defaultTheme, storageKey, apply]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
};

/** The theme choice and its setter. Throws outside a `ThemeProvider`. */
export const useTheme = () => {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error("useTheme must be used within a ThemeProvider");
  return { theme: useRecoilValue(themeAtom) ?? value.defaultTheme, setTheme: value.setTheme };
};
