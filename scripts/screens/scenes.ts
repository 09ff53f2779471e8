import { filled } from "../../src/words/filled";
import { siteWords } from "../../src/words/siteWords";
import type { Scene, ScreenName } from "./scene";
import {
  closeAbout,
  fillScreen,
  loseMenu,
  openApp,
  openMenu,
  openMovie,
  raiseHome,
  search,
  showKeyboard,
  showSection,
  tab,
  withEmptyContent,
  withLostContent,
  withSlowContent,
  withSlowMovies,
} from "./steps";

const { desktop, titles, windows } = siteWords;

const EVERY_WIDTH: readonly ScreenName[] = [
  "desktop",
  "small-desktop",
  "laptop",
  "tablet",
  "phone",
  "small-phone",
  "wide",
  "ultra-wide",
];
const ROOMY_AND_NARROW: readonly ScreenName[] = ["desktop", "tablet", "phone", "small-phone"];
const ONE_OF_EACH: readonly ScreenName[] = ["desktop", "phone"];

const LAZY_SECTIONS = [
  "Projects",
  "Interests",
  "Mission",
  "Contact",
  "Attribution",
  "Posts",
  "Design Patterns",
];

const WALLPAPERS = ["bg0", "bg1", "bg2", "bg3", "bg4", "bg5", "bg6"];

const sectionScenes: Scene[] = LAZY_SECTIONS.map((title) => ({
  name: `section-${title.toLowerCase().replaceAll(" ", "-")}`,
  screens: EVERY_WIDTH,
  steps: showSection(title),
}));

const windowScenes: Scene[] = [
  { name: "window-home", screens: ["desktop", "tablet"], steps: raiseHome },
  { name: "window-home-alone", screens: EVERY_WIDTH, steps: closeAbout },
  { name: "window-movie", screens: EVERY_WIDTH, steps: openMovie },
  {
    name: "window-about-fullscreen",
    screens: ["desktop", "wide", "ultra-wide"],
    steps: fillScreen,
  },
];

const menuScenes: Scene[] = [
  { name: "menu-theme", screens: ONE_OF_EACH, steps: openMenu(desktop.theme) },
  {
    name: "menu-wallpaper",
    screens: ONE_OF_EACH,
    steps: openMenu(desktop.view, desktop.wallpaper),
  },
  {
    name: "menu-window",
    screens: ["desktop"],
    steps: openMenu(filled(windows.menu, { title: titles.aboutMe })),
  },
];

const dialogScenes: Scene[] = [
  { name: "search", screens: ROOMY_AND_NARROW, steps: search("") },
  { name: "search-found", screens: ROOMY_AND_NARROW, steps: search("accessibility") },
  { name: "search-nothing", screens: ["desktop"], steps: search("xyzzyx") },
  { name: "keyboard", screens: ROOMY_AND_NARROW, steps: showKeyboard },
];

const wallpaperScenes: Scene[] = WALLPAPERS.map((wallpaper) => ({
  name: `wallpaper-${wallpaper}`,
  screens: ONE_OF_EACH,
  wallpaper,
  steps: closeAbout,
}));

const stateScenes: Scene[] = [
  {
    name: "state-loading",
    screens: ["desktop"],
    before: withSlowContent,
    steps: showSection("Projects"),
  },
  {
    name: "state-error",
    screens: ONE_OF_EACH,
    before: withLostContent,
    steps: showSection("Projects"),
  },
  { name: "state-notice", screens: ROOMY_AND_NARROW, steps: loseMenu },
  {
    name: "state-empty",
    screens: ["desktop"],
    before: withEmptyContent,
    steps: showSection("Projects"),
  },
  {
    name: "state-movie-loading",
    screens: ["desktop"],
    before: withSlowMovies,
    steps: openApp("Movie DB"),
  },
  { name: "state-not-found", screens: ROOMY_AND_NARROW, path: "/nowhere" },
  { name: "state-keyboard-focus", screens: ["desktop"], steps: tab(3) },
  {
    name: "state-forced-colours",
    screens: ONE_OF_EACH,
    preferences: { forcedColors: "active" },
  },
  {
    name: "state-more-contrast",
    screens: ["desktop"],
    preferences: { contrast: "more" },
  },
  {
    name: "state-reduced-motion",
    screens: ["desktop"],
    themes: ["dark"],
    preferences: { reducedMotion: "reduce" },
  },
];

/** The gallery: not every combination, but each state on the screens that it differs on. */
export const scenes: readonly Scene[] = [
  { name: "arrival", screens: [...EVERY_WIDTH, "sharp-desktop"] },
  ...sectionScenes,
  ...windowScenes,
  ...menuScenes,
  ...dialogScenes,
  ...wallpaperScenes,
  ...stateScenes,
];

/** Of those, what the language makes another: longer, or from the right. */
export const languageScenes: readonly Scene[] = [
  { name: "arrival", screens: ["desktop", "laptop", "phone", "small-phone"] },
  { name: "window-home", screens: ["desktop"], steps: raiseHome },
  { name: "window-movie", screens: ["desktop", "phone"], steps: openMovie },
  { name: "resume", screens: ONE_OF_EACH, path: "/resume/" },
  ...sectionScenes.map((scene) => ({ ...scene, screens: ONE_OF_EACH })),
  ...menuScenes.map((scene) => ({ ...scene, themes: ["dark"] as const })),
  ...dialogScenes.map((scene) => ({ ...scene, screens: ONE_OF_EACH, themes: ["light"] as const })),
  { name: "state-notice", screens: ONE_OF_EACH, themes: ["dark"], steps: loseMenu },
  { name: "state-not-found", screens: ONE_OF_EACH, path: "/nowhere" },
];

/** What the documents show, the README's first. */
export const documentScenes: readonly Scene[] = [
  { name: "desktop", screens: ["desktop"], themes: ["dark"] },
  {
    name: "projects",
    screens: ["desktop"],
    themes: ["light"],
    wallpaper: "bg6",
    steps: showSection("Projects"),
  },
  { name: "movie", screens: ["desktop"], themes: ["dark"], wallpaper: "bg4", steps: openMovie },
  {
    name: "wallpapers",
    screens: ["desktop"],
    themes: ["light"],
    wallpaper: "bg2",
    steps: openMenu(desktop.view, desktop.wallpaper),
  },
  {
    name: "interests",
    screens: ["laptop"],
    themes: ["dark"],
    wallpaper: "bg3",
    steps: showSection("Interests"),
  },
  { name: "phone", screens: ["phone"], themes: ["dark"] },
];
