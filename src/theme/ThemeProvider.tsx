import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { onStoredInOtherTab, readStoredChoice, safeStorage } from "../lib/storage";
import { DEFAULT_THEME_STORAGE_KEY } from "../lib/storageKeys";
import { useThemeChoice } from "./state";
import {
  applyTheme,
  DARK_PREFERENCE_QUERY,
  DEFAULT_THEME,
  isThemeChoice,
  revealTheme,
  THEME_CHOICES,
  type ThemeChoice,
} from "./themeChoice";

interface ThemeContextValue {
  theme: ThemeChoice;
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
  defaultTheme = DEFAULT_THEME,
  storageKey = DEFAULT_THEME_STORAGE_KEY,
}: ThemeProviderProps) => {
  const [choice, setChoice] = useThemeChoice();
  // Deferred: a context that changes at once makes React discard the HTML of every Suspense
  // boundary that is not hydrated yet. The colours follow `choice` without delay.
  const theme = useDeferredValue(choice ?? defaultTheme);
  const wanted = useRef<ThemeChoice>(defaultTheme);

  // Storage is read after mount: the first client render must equal the server's HTML.
  useEffect(() => {
    setChoice((known) => known ?? readStoredChoice(storageKey, THEME_CHOICES) ?? defaultTheme);
    return onStoredInOtherTab(storageKey, (value) =>
      setChoice(isThemeChoice(value) ? value : defaultTheme),
    );
  }, [storageKey, defaultTheme, setChoice]);

  useEffect(() => {
    if (choice === null) return;
    applyTheme(choice);
    if (choice !== "system") return;
    const preference = window.matchMedia(DARK_PREFERENCE_QUERY);
    const follow = () => applyTheme("system");
    preference.addEventListener("change", follow);
    return () => preference.removeEventListener("change", follow);
  }, [choice]);

  const setTheme = useCallback(
    (chosen: ThemeChoice) => {
      safeStorage.write(storageKey, chosen);
      wanted.current = chosen;
      revealTheme(chosen, () => {
        // The last choice, even if an earlier one waits for the browser's picture of the page.
        applyTheme(wanted.current);
        setChoice(wanted.current);
      });
    },
    [storageKey, setChoice],
  );

  const value = useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
};

/** The theme choice and its setter. Throws outside a `ThemeProvider`. */
export const useTheme = (): ThemeContextValue => {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error("useTheme must be used within a ThemeProvider");
  return value;
};
