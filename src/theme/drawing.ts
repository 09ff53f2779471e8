/** The palette of the drawn icons and the not-found page's planet: the same in both themes, and visible on either. */
const drawingColours = {
  blue: "#5b6be0",
  sky: "#8fa0ff",
  indigo: "#4a58bd",
  amber: "#ffc24d",
  biscuit: "#f0a94e",
  honey: "#e08a2c",
  ochre: "#b8690c",
  coral: "#ee6a57",
  rust: "#d9622f",
  pine: "#155e54",
  teal: "#1a8473",
  mint: "#3aae98",
  skin: "#ffe0c2",
  paper: "#fff9f0",
  ink: "#39426a",
} as const;

/** A drawing's colour, for its `fill` or `stroke`. */
export const paint = (colour: keyof typeof drawingColours): string => drawingColours[colour];
