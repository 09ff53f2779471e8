import type { ColourToken } from "./tokenColour";

/** WCAG's minimum contrast of text, and of the parts of controls. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export interface ContrastPair {
  /** The texts and controls on it. */
  readonly what: string;
  readonly colour: ColourToken;
  /** All backgrounds behind it or beside it. A translucent one is measured over every wallpaper. */
  readonly on: readonly ColourToken[];
  readonly atLeast: typeof TEXT_CONTRAST | typeof CONTROL_CONTRAST;
}

const WINDOW = ["bgWindow", "bgWindowInactive"] as const;
const ROW = [...WINDOW, "bgHover", "bgPressed"] as const;
const SURFACES = [...WINDOW, "bgRaised", "bgSunken", "bgSidebar", "bgTitleBar"] as const;
const STATES = ["bgHover", "bgPressed", "bgSelected"] as const;
const BAR = ["bgTopBar", "bgTopBarSolid"] as const;
/** Of a window with the focus, and of any other. */
const TITLE_BARS = ["bgTitleBar", "bgWindowInactive"] as const;

const CODE = (["codeKeyword", "codeName", "codeText", "codeValue", "codeRemark"] as const).map(
  (colour): ContrastPair => ({
    what: "Coloured words of code",
    colour,
    on: ["bgSunken"],
    atLeast: TEXT_CONTRAST,
  }),
);

/** Every colour that carries meaning, with every background behind it. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    what: "Text",
    colour: "fg",
    on: [...SURFACES, ...STATES, ...BAR, "bgDesktop", "bgMenu"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Quieter text",
    colour: "fgMuted",
    on: [...SURFACES, ...STATES, "bgDesktop", "bgMenu"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Placeholders, waiting values, disabled entries",
    colour: "fgSubtle",
    on: [...WINDOW, "bgRaised", "bgMenu"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Links, the monogram, a notice's button",
    colour: "accent",
    on: [...ROW, "bgRaised", "bgDesktop", "bgSelected", "bgMenu"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Text of the strong button",
    colour: "onAccent",
    on: ["accent", "accentHover"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "React family: text and outline of its button",
    colour: "familyReact",
    on: ["bgRaised", "bgHover", "bgPressed"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Vue family: text of its button",
    colour: "onAccent",
    on: ["familyVue"],
    atLeast: TEXT_CONTRAST,
  },
  {
    what: "Vue family: its button and the line to write on",
    colour: "familyVue",
    on: ["bgRaised", "bgWindow"],
    atLeast: CONTROL_CONTRAST,
  },
  ...CODE,
  { what: "Word after copying", colour: "ratingGood", on: ROW, atLeast: TEXT_CONTRAST },
  { what: "Mark of a good rating", colour: "ratingGood", on: WINDOW, atLeast: CONTROL_CONTRAST },
  {
    what: "Mark of a middling rating",
    colour: "ratingNeedsImprovement",
    on: WINDOW,
    atLeast: CONTROL_CONTRAST,
  },
  { what: "Mark of a poor rating", colour: "ratingPoor", on: WINDOW, atLeast: CONTROL_CONTRAST },
  {
    what: "Edges of inputs and buttons, axes; with more contrast, of what is selected in an inactive window",
    colour: "borderStrong",
    on: [...ROW, "bgRaised", "bgSidebar"],
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Edge of what is selected or highlighted",
    colour: "selectedEdge",
    on: [...WINDOW, "bgSidebar", "bgMenu"],
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Strong button, progress, chart, spinner",
    colour: "accent",
    on: [...WINDOW, "bgRaised", "bgPressed", "bgDesktop", "bgMenu"],
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Quiet signs: chevrons, list markers",
    colour: "fgSubtle",
    on: ["bgTitleBar", "bgWindow"],
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Focus ring",
    colour: "focusRing",
    on: [...SURFACES, ...STATES, ...BAR, "bgDesktop", "bgMenu"],
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Mark under what is open, in the dock",
    colour: "fg",
    on: BAR,
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Minimize, and the controls of an inactive window",
    colour: "controlMinimize",
    on: TITLE_BARS,
    atLeast: CONTROL_CONTRAST,
  },
  {
    what: "Fullscreen",
    colour: "controlFullscreen",
    on: TITLE_BARS,
    atLeast: CONTROL_CONTRAST,
  },
  { what: "Close", colour: "controlClose", on: TITLE_BARS, atLeast: CONTROL_CONTRAST },
  {
    what: "Signs on the window controls",
    colour: "onControl",
    on: ["controlMinimize", "controlFullscreen", "controlClose"],
    atLeast: CONTROL_CONTRAST,
  },
];

/** Colours without a required contrast: separators, loading progress, the backdrop of a dialog. */
export const DECORATION: readonly ColourToken[] = ["border", "accentMuted", "bgBehindDialog"];
