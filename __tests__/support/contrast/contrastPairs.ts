import { type ColourToken, codeClasses, type MeasuredColour } from "./tokenColour";

/** WCAG's minimum contrast of text, and of the parts of controls. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export interface ContrastPair {
  /** The texts and controls on it. */
  readonly what: string;
  readonly colour: MeasuredColour;
  /** All backgrounds behind it or beside it. A translucent one is measured over every wallpaper. */
  readonly on: readonly ColourToken[];
  readonly atLeast: typeof TEXT_CONTRAST | typeof CONTROL_CONTRAST;
}

const WINDOW = ["bgWindow", "bgWindowInactive"] as const;
const ROW = [...WINDOW, "bgHover", "bgPressed"] as const;
const SURFACES = [...WINDOW, "bgRaised", "bgSunken", "bgSidebar", "bgTitleBar"] as const;
const STATES = ["bgHover", "bgPressed", "bgSelected"] as const;
const BAR = ["bgTopBar", "bgTopBarSolid"] as const;
const DOCK = ["bgDock", "bgTopBarSolid"] as const;
/** Of a window with the focus, of any other, and of About Me. */
const TITLE_BARS = ["bgTitleBar", "bgWindowInactive", "bgSidebar"] as const;

type Row = readonly [what: string, colour: MeasuredColour, on: readonly ColourToken[]];

const TEXTS: readonly Row[] = [
  ["Text", "fg", [...SURFACES, ...STATES, ...BAR, "bgDesktop", "bgMenu"]],
  ["Quieter text", "fgMuted", [...SURFACES, ...STATES, "bgDesktop", "bgMenu"]],
  ["Placeholders, waiting values, disabled entries", "fgSubtle", [...WINDOW, "bgRaised", "bgMenu"]],
  [
    "Links, the monogram, a button of the React family, a notice's button",
    "accent",
    [...ROW, "bgRaised", "bgDesktop", "bgSelected", "bgMenu"],
  ],
  ["Today in the calendar", "onAccent", ["accent"]],
  ["Vue family: text of its button", "onAccent", ["ratingGood"]],
  ...codeClasses.map((colour): Row => ["Coloured words of code", colour, ["bgSunken"]]),
  ["Word after copying", "ratingGood", ROW],
];

const CONTROLS: readonly Row[] = [
  [
    "Mark of a good rating; Vue family: its button and the line to write on",
    "ratingGood",
    [...WINDOW, "bgRaised"],
  ],
  ["Mark of a middling rating", "ratingNeedsImprovement", WINDOW],
  ["Mark of a poor rating", "ratingPoor", WINDOW],
  [
    "Edges of inputs and buttons, axes; with more contrast, of what is selected in an inactive window",
    "borderStrong",
    [...ROW, "bgRaised", "bgSidebar"],
  ],
  ["Edge of what is selected or highlighted", "selectedEdge", [...WINDOW, "bgSidebar", "bgMenu"]],
  [
    "Strong button, highlighted entry",
    "accentFill",
    [...WINDOW, "bgRaised", "bgDesktop", "bgMenu"],
  ],
  [
    "Progress, chart, spinner",
    "accent",
    [...WINDOW, "bgRaised", "bgPressed", "bgDesktop", "bgMenu"],
  ],
  ["Quiet signs: chevrons, list markers", "fgSubtle", ["bgTitleBar", "bgWindow"]],
  ["Focus ring", "focusRing", [...SURFACES, ...STATES, ...BAR, ...DOCK, "bgDesktop", "bgMenu"]],
  ["Mark under what is open, in the dock", "fg", DOCK],
  ["Today in the calendar", "accent", BAR],
  ["Minimize, and the controls of an inactive window", "controlMinimize", TITLE_BARS],
  ["Fullscreen", "controlFullscreen", TITLE_BARS],
  ["Close", "controlClose", TITLE_BARS],
  [
    "Signs on the window controls",
    "onControl",
    ["controlMinimize", "controlFullscreen", "controlClose"],
  ],
];

const pairsOf = (rows: readonly Row[], atLeast: ContrastPair["atLeast"]): ContrastPair[] =>
  rows.map(([what, colour, on]) => ({ what, colour, on, atLeast }));

/** Every colour that carries meaning, with every background behind it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(TEXTS, TEXT_CONTRAST),
  ...pairsOf(CONTROLS, CONTROL_CONTRAST),
];

/** Colours without a required contrast: separators, loading progress. */
export const DECORATION: readonly ColourToken[] = ["border"];

/** Under white text in both themes. */
export const UNDER_WHITE: readonly ColourToken[] = ["bgOwner", "accentFill"];
