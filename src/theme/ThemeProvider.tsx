import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { atom, useRecoilState, useRecoilValue } from "recoil";
import { useAnnounce } from "../lib/announcement";
import { DEFAULT_THEME_STORAGE_KEY, safeStorage } from "../lib/storage";
import { filled } from "../words/filled";
import { words } from "../words/words";
import { applyTheme, DARK_PREFERENCE_QUERY, isThemeChoice, type ThemeChoice } from "./themeChoice";

/** The theme in use; null until storage has been read. */
const themeAtom = atom<ThemeChoice | null>({ key: "theme", default: null });

interface ThemeContextValue {
  defaultTheme: ThemeChoice;
  /** Stores the choice and applies it. */
  setTheme(chosen: ThemeChoice): void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

export interface ThemeProviderProps {
  children: ReactNode;
  /** Applied until the visitor chooses. Default `system`. */
  defaultTheme?: ThemeChoice;
  /** Key in local storage. Default `ui-theme`. */
  storageKey?: string;
}

export const ThemeProvider = ({
  children,
  defaultTheme = "system",
  storageKey = DEFAULT_THEME_STORAGE_KEY,
}: ThemeProviderProps) => {
  const [theme, setState] = useRecoilState(themeAtom);
  const announce = useAnnounce();

  // Storage is read after mount: the first client render must equal the server's HTML.
  useEffect(() => {
    const read = () => {
      const stored = safeStorage.read(storageKey);
      setState(isThemeChoice(stored) ? stored : defaultTheme);
    };
    read();
    // Another tab has written.
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, [storageKey, defaultTheme, setState]);

  useEffect(() => {
    if (theme === null) return;
    const apply = () => applyTheme(theme);
    apply();
    const preference = window.matchMedia(DARK_PREFERENCE_QUERY);
    preference.addEventListener("change", apply);
    return () => preference.removeEventListener("change", apply);
  }, [theme]);

  const value = useMemo(() => {
    const setTheme = (chosen: ThemeChoice) => {
      safeStorage.write(storageKey, chosen);
      announce(filled(words.changes.theme, { name: words.themes[chosen] }));
      const apply = () => {
        applyTheme(chosen);
        setState(chosen);
      };
      // `global.css` has the animation. A transition that the next one skips applies its theme all the same.
      if (document.startViewTransition) document.startViewTransition(apply).ready.catch(() => {});
      else apply();
    };
    return { defaultTheme, setTheme };
  }, [defaultTheme, storageKey, setState, announce]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
};

/** The theme choice and its setter. Throws outside a `ThemeProvider`. */
export const useTheme = () => {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error("useTheme must be used within a ThemeProvider");
  return { theme: useRecoilValue(themeAtom) ?? value.defaultTheme, setTheme: value.setTheme };
};
