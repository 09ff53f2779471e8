import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";
import { grounds } from "../lib/grounds";
import { layers } from "./layers";

const asTokens = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

export const tokens = defineTokens({
  fonts: {
    body: { value: '"Geist Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' },
    // The first comes with `sections/code.css`.
    mono: {
      value:
        '"Geist Mono Variable", ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
    },
  },
  // A minor third (1.2) around 15 px, rounded to whole pixels at the default root size.
  fontSizes: asTokens({
    xs: "0.75rem",
    sm: "0.8125rem",
    md: "0.9375rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "1.75rem",
    reading: "1.0625rem",
    lead: "1.25rem",
  }),
  lineHeights: asTokens({ tight: 1.2, snug: 1.35, normal: 1.5, relaxed: 1.65 }),
  letterSpacings: asTokens({ tight: "-0.015em", wide: "0.06em" }),
  sizes: asTokens({
    icon: "16px",
    appIcon: "20px",
    contentIcon: "36px",
    target: "24px",
    control: "28px",
    button: "34px",
    touchTarget: "44px",
    // The font's zero is wide: this holds 60 to 75 characters of text.
    measure: "50ch",
    readingMeasure: "48ch",
  }),
  radii: asTokens({ xs: "4px", sm: "6px", md: "10px", lg: "14px", full: "9999px" }),
  borders: {
    hairline: { value: "1px solid {colors.border}" },
    control: { value: "1px solid {colors.borderStrong}" },
  },
  durations: asTokens({ fast: "120ms", base: "180ms", slow: "280ms" }),
  easings: asTokens({
    out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    inOut: "cubic-bezier(0.6, 0, 0.2, 1)",
  }),
  zIndex: asTokens(layers),
});

const themed = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    fg: themed("#1d2030", "#eef0f7"),
    fgMuted: themed("#4d5266", "#b9c0d4"),
    fgSubtle: themed("#636880", "#979fb8"),
    bgDesktop: themed(...grounds.bgDesktop),
    bgWindow: themed(...grounds.bgWindow),
    bgWindowInactive: themed(...grounds.bgWindowInactive),
    bgTitleBar: themed("#f0ede8", "#1f2331"),
    bgRaised: themed(...grounds.bgRaised),
    bgSunken: themed("#eceae4", "#11141c"),
    bgSidebar: themed("#f6f4ef", "#141823"),
    bgHover: themed(...grounds.bgHover),
    bgPressed: themed(...grounds.bgPressed),
    bgSelected: themed("#e1e5fb", "#2b3458"),
    selectedEdge: themed("#7484e4", "#6a7cc4"),
    bgTopBar: themed("rgb(252 251 249 / 0.88)", "rgb(16 19 28 / 0.72)"),
    bgTopBarSolid: themed("#fbfaf8", "#12151f"),
    bgBehindDialog: themed("rgb(26 24 36 / 0.34)", "rgb(6 8 14 / 0.6)"),
    bgMenu: themed(...grounds.bgMenu),
    border: themed("#dcd8cf", "#2d3345"),
    borderStrong: themed("#7f7b73", "#7a83a0"),
    accent: themed("#3d4fc4", "#a3b5ff"),
    accentHover: themed("#3143b4", "#bac7ff"),
    accentMuted: themed("#b3bdf0", "#4f5f9e"),
    onAccent: themed(...grounds.onAccent),
    familyReact: themed("#06637f", "#63cfe9"),
    familyVue: themed("#1f7a52", "#57d49a"),
    secondTone: themed("#b0480f", "#ffb066"),
    thirdTone: themed("#0f766a", "#5cd3bf"),
    codeKeyword: themed("#7a2fb0", "#d3a6ff"),
    codeName: themed("#1f4fb8", "#9dbdff"),
    codeText: themed("#24693f", "#8fdba6"),
    codeValue: themed("#9a4a00", "#ffbe85"),
    codeRemark: themed("#5c6178", "#a0a8c0"),
    focusRing: themed("#3046d6", "#b7c5ff"),
    ratingGood: themed("#0f6b46", "#5fd39a"),
    ratingNeedsImprovement: themed("#825500", "#f2c14e"),
    ratingPoor: themed("#b3261e", "#ff8f85"),
    controlClose: themed("#f0443a", "#ff7b70"),
    controlMinimize: themed("#83838d", "#6b738c"),
    controlFullscreen: themed("#12994d", "#5fd39a"),
    onControl: themed("#ffffff", "#10131c"),
  },
  shadows: {
    windowFocused: themed(
      "0 0 0 1px rgb(40 36 28 / 0.16), 0 2px 6px rgb(40 36 28 / 0.1), 0 24px 60px -12px rgb(40 36 28 / 0.38)",
      "0 0 0 1px rgb(255 255 255 / 0.13), 0 2px 6px rgb(0 0 0 / 0.4), 0 28px 70px -12px rgb(0 0 0 / 0.75)",
    ),
    windowInactive: themed(
      "0 0 0 1px rgb(40 36 28 / 0.12), 0 8px 24px -8px rgb(40 36 28 / 0.24)",
      "0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 24px -8px rgb(0 0 0 / 0.55)",
    ),
    windowDragged: themed(
      "0 0 0 1px rgb(40 36 28 / 0.18), 0 36px 90px -16px rgb(40 36 28 / 0.46)",
      "0 0 0 1px rgb(255 255 255 / 0.16), 0 40px 96px -16px rgb(0 0 0 / 0.85)",
    ),
    menu: themed(
      "0 0 0 1px rgb(40 36 28 / 0.14), 0 12px 32px -8px rgb(40 36 28 / 0.32)",
      "0 0 0 1px rgb(255 255 255 / 0.12), 0 16px 40px -8px rgb(0 0 0 / 0.7)",
    ),
    pressed: themed("inset 0 1px 2px rgb(40 36 28 / 0.18)", "inset 0 1px 2px rgb(0 0 0 / 0.5)"),
  },
});
