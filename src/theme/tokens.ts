import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";
import { colours, type Theme, TINTED, tintShare } from "./colours";
import { layers } from "./layers";

const asTokens = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Controls grow with the text, on a phone no further than they fit. 5vw are 16 px on the narrowest, of 320 px. */
const control = (rem: number) => `min(${rem}rem, ${5 * rem}vw)`;

export const tokens = defineTokens({
  fonts: asTokens({
    body: '"Geist Variable", "Adjusted Arial", "Adjusted Roboto", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    // The first comes with `sections/code.css`.
    mono: '"Geist Mono Variable", ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
  }),
  // Chakra's first three, a step for bars and lists between them, and about a minor third (1.2) above.
  fontSizes: asTokens({
    xs: "0.75rem",
    bar: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    "2xl": "2.125rem",
    reading: "1.0625rem",
    lead: "1.25rem",
  }),
  lineHeights: asTokens({ tight: 1.2, snug: 1.35, normal: 1.5, relaxed: 1.65 }),
  letterSpacings: asTokens({ tight: "-0.015em" }),
  sizes: asTokens({
    icon: control(1),
    appIcon: control(1.25),
    contentIcon: control(2.25),
    target: control(1.5),
    control: control(1.75),
    button: control(2.125),
    touchTarget: control(2.75),
    // 60 to 75 characters of text. Not in `ch`: that is another width before the font has loaded.
    measure: "33em",
    readingMeasure: "31.7em",
  }),
  radii: asTokens({
    xs: "0.25rem",
    sm: "0.375rem",
    md: "0.625rem",
    lg: "0.875rem",
    full: "9999px",
  }),
  borders: {
    hairline: { value: "0.0625rem solid {colors.border}" },
    control: { value: "0.0625rem solid {colors.borderStrong}" },
  },
  durations: asTokens({ fast: "120ms", base: "180ms", slow: "280ms" }),
  easings: asTokens({
    out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    inOut: "cubic-bezier(0.6, 0, 0.2, 1)",
  }),
  zIndex: asTokens(layers),
});

const themed = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** `--tint` is in `global.css`. */
const inTheme = (name: keyof typeof colours, theme: Theme): string =>
  TINTED[theme].includes(name)
    ? `color-mix(in oklab, ${colours[name][theme]}, var(--tint) ${100 * tintShare(name)}%)`
    : colours[name][theme];

const colourNames = Object.keys(colours) as (keyof typeof colours)[];

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    colourNames.map((name) => [name, themed(inTheme(name, "light"), inTheme(name, "dark"))]),
  ),
  shadows: {
    windowFocused: themed(
      "0 0 0 0.0625rem rgb(36 32 44 / 0.09), 0 0.0625rem 0.125rem rgb(36 32 44 / 0.1), 0 2rem 4rem -1.25rem rgb(36 32 44 / 0.42)",
      "0 0 0 0.0625rem rgb(255 255 255 / 0.14), 0 0.0625rem 0.125rem rgb(0 0 0 / 0.5), 0 0.75rem 1.75rem -0.5rem rgb(0 0 0 / 0.5), 0 2.5rem 5.625rem -1rem rgb(0 0 0 / 0.8)",
    ),
    windowInactive: themed(
      "0 0 0 0.0625rem rgb(36 32 44 / 0.12), 0 0.5rem 1.5rem -0.5rem rgb(36 32 44 / 0.24)",
      "0 0 0 0.0625rem rgb(255 255 255 / 0.17), 0 0.5rem 1.5rem -0.5rem rgb(0 0 0 / 0.55)",
    ),
    windowDragged: themed(
      "0 0 0 0.0625rem rgb(36 32 44 / 0.18), 0 2.5rem 5.625rem -1rem rgb(36 32 44 / 0.46)",
      "0 0 0 0.0625rem rgb(255 255 255 / 0.16), 0 2.5rem 5.625rem -1rem rgb(0 0 0 / 0.85)",
    ),
    menu: themed(
      "0 0 0 0.0625rem rgb(36 32 44 / 0.14), 0 0.75rem 2rem -0.5rem rgb(36 32 44 / 0.32), inset 0 0.0625rem 0 rgb(255 255 255 / 0.7)",
      "0 0 0 0.0625rem rgb(255 255 255 / 0.12), 0 1rem 2.5rem -0.5rem rgb(0 0 0 / 0.7), inset 0 0.0625rem 0 rgb(255 255 255 / 0.1)",
    ),
    pressed: themed("inset 0 1px 2px rgb(36 32 44 / 0.18)", "inset 0 1px 2px rgb(0 0 0 / 0.5)"),
  },
});
