import { DARK_PREFERENCE_QUERY, type ThemeChoice } from "./themeChoice";

export interface BeforePaintOptions {
  storageKey: string;
  defaultTheme: ThemeChoice;
}

// A JSON string inside a script element must not be able to close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The script that runs in the document's head before the first paint: it does there what
 * `applyTheme` does later, so that no reload flashes the wrong theme.
 */
export const beforePaintScript = ({ storageKey, defaultTheme }: BeforePaintOptions): string =>
  [
    "(()=>{",
    "let root=document.documentElement,choice;",
    `try{choice=localStorage.getItem(${literal(storageKey)})}catch{}`,
    `if(["light","dark","system"].indexOf(choice)<0)choice=${literal(defaultTheme)};`,
    `if(choice==="system")choice=matchMedia(${literal(DARK_PREFERENCE_QUERY)}).matches?"dark":"light";`,
    'root.classList.remove("light","dark");root.classList.add(choice);root.style.colorScheme=choice;',
    "})()",
  ].join("");
