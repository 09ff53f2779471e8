const themed = (light: string, dark: string) => ({ light, dark });

/** The colours of the design in both themes, by the names of their tokens. */
export const colours = {
  fg: themed("#1d2030", "#eef0f7"),
  fgMuted: themed("#4d5266", "#b9c0d4"),
  fgSubtle: themed("#636880", "#979fb8"),
  bgDesktop: themed("#d9d5cc", "#0d1019"),
  bgWindow: themed("#ffffff", "#141525"),
  bgWindowInactive: themed("#f5f5f5", "#1e2036"),
  bgTitleBar: themed("#eeeeee", "#2b2d3e"),
  bgRaised: themed("#ffffff", "#242637"),
  bgSunken: themed("#f1f1f1", "#060715"),
  bgSidebar: themed("#e9e9eb", "#212334"),
  bgHover: themed("#e4e4e4", "#32344a"),
  bgPressed: themed("#d8d8d8", "#404257"),
  bgSelected: themed("#c6cff7", "#333d6b"),
  selectedEdge: themed("#6071d8", "#6a7cc4"),
  bgTopBar: themed("rgb(252 251 249 / 0.7)", "rgb(16 19 28 / 0.45)"),
  bgDock: themed("rgb(252 251 249 / 0.78)", "rgb(52 60 92 / 0.5)"),
  bgTopBarSolid: themed("#fbfaf8", "#12151f"),
  bgMenu: themed("#ffffff", "#232536"),
  border: themed("#cacaca", "#4e5063"),
  borderStrong: themed("#74759b", "#7f87ab"),
  accent: themed("#3d4fc4", "#a3b5ff"),
  onAccent: themed("#ffffff", "#10142a"),
  accentFill: themed("#3d4fc4", "#5568f0"),
  // Under white text in both themes.
  bgOwner: themed("#3143b4", "#3143b4"),
  focusRing: themed("#3046d6", "#b7c5ff"),
  ratingGood: themed("#0f6b46", "#5fd39a"),
  ratingNeedsImprovement: themed("#825500", "#f2c14e"),
  ratingPoor: themed("#b3261e", "#ff8f85"),
  controlClose: themed("#f0443a", "#ff7b70"),
  controlMinimize: themed("#83838d", "#747b95"),
  controlFullscreen: themed("#12994d", "#5fd39a"),
  onControl: themed("#ffffff", "#10131c"),
};

export type Theme = "light" | "dark";

const IN_BOTH: readonly (keyof typeof colours)[] = [
  "bgWindow",
  "bgWindowInactive",
  "bgTitleBar",
  "bgSunken",
  "bgSidebar",
  "bgHover",
  "bgPressed",
  "bgSelected",
  "bgMenu",
  "border",
];

/** Neutrals that take the hue of the wallpaper. White cards stay white. */
export const TINTED = { light: IN_BOTH, dark: [...IN_BOTH, "bgRaised"] } as const;

const SHARES: Partial<Record<keyof typeof colours, number>> = {
  bgWindow: 0.18,
  // Like glass.
  bgSidebar: 0.7,
  bgSelected: 0.5,
};

/** The others in one share, so that they stay one family. */
export const tintShare = (name: keyof typeof colours): number => SHARES[name] ?? 0.35;
