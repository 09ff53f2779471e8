/** The palette of the drawn icons and the not-found page's compass: the same in both themes, and visible on either. */
export const paint = {
  blue: "#5b6be0",
  sky: "#8fa0ff",
  indigo: "#4a58bd",
  amber: "#ffc24d",
  honey: "#e08a2c",
  ochre: "#b8690c",
  umber: "#8a4d08",
  coral: "#ee6a57",
  teal: "#1a8473",
  paper: "#fff9f0",
  ink: "#39426a",
} as const;
