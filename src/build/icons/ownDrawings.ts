/** What a drawing is made of, on a grid of 64 units. */
interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

/**
 * What the drawings are painted with. These are colours of the paint box in `src/theme/drawing.ts`, which the build can't
 * import; a test compares them.
 */
const AMBER = "#ffc24d";
const BISCUIT = "#f0a94e";
const BLUE = "#5b6be0";
const CORAL = "#ee6a57";
const MINT = "#3aae98";
const OCHRE = "#b8690c";
const PAPER = "#fff9f0";
const RUST = "#d9622f";
const SKIN = "#ffe0c2";
const SKY = "#8fa0ff";
const TEAL = "#1a8473";

const shape = (colour: string, path: string): string => `<path fill="${colour}" d="${path}"/>`;

const line = (colour: string, width: number, path: string): string =>
  `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${width}" d="${path}"/>`;

/** Round spots, all of one size: a line of no length has round ends all the same. */
const spots = (colour: string, ...places: readonly string[]): string =>
  line(colour, 10, places.map((place) => `M${place}h0`).join(""));

/** What each drawing has once: the light, which comes from above and a little from the left. */
const highlight = (path: string): string => line(PAPER, 4, path);

/** Light dough over a darker underside, which shows below. */
const biscuit = (path: (top: number) => string, ...chips: readonly string[]): string =>
  shape(OCHRE, path(8)) +
  shape(BISCUIT, path(4)) +
  spots(OCHRE, "25 27", "32 46", "15 39", ...chips) +
  highlight("M11 25q3-9 11-13");

const cookie = biscuit((top) => `M32 ${top - 2}a28 28 0 1 0 1 0`, "39 15", "46 31");

const bittenCookie = biscuit(
  (top) => `M33 ${top - 2}a12 12 0 0 0 13 15 12 12 0 0 0 14 14A28 28 0 1 1 33 ${top - 2}`,
  "46 37",
);

const pizza = (cheese: string, crust: string): string =>
  shape(cheese, "M7 16h50L36 59q-4 6-8 0z") +
  line(crust, 12, "M9 14q23-9 46 0") +
  spots(crust, "25 30", "41 32", "32 46") +
  highlight("M11 13q7-3 14-3");

const iceCream = (scoop: string): string =>
  shape(BISCUIT, "M14 32h36L36 60q-4 6-8 0z") +
  shape(
    scoop,
    "M10 24a22 22 0 0 1 44 0c6 1 6 12-1 12-5 0-4-4-8-4s-2 8-7 8-4-7-8-7-3 4-7 4-4-4-7-4-3 3-6 3c-6 0-6-11 0-12",
  ) +
  highlight("M17 22q1-9 9-13");

const melon = (rind: string, flesh: string): string =>
  shape(rind, "M1 17q0-5 5-5h52q5 0 5 5a31 37 0 0 1-62 0") +
  shape(flesh, "M8 12h48v5a24 30 0 0 1-48 0z") +
  line(rind, 4, "M20 26l1 2M32 26v2M44 26l-1 2M27 36v1M37 36v1") +
  highlight("M13 17h14");

const pieceOfCake = (icing: string, cherry: string): string =>
  shape(BISCUIT, "M5 32h54v20q0 7-7 7H12q-7 0-7-7z") +
  shape(
    icing,
    "M5 45h54v6H5zM12 18h40q7 0 7 8v6c0 8-11 8-11 1 0 9-11 9-11 1 0 8-11 8-11 0 0 9-11 9-11 0 0 6-10 6-10-2v-6q0-8 7-8",
  ) +
  shape(cherry, "M32 4a8 8 0 1 0 1 0") +
  highlight("M13 24h13");

/** Its rice is what the light falls on. */
const sushi = (filling: string): string =>
  shape(TEAL, "M4 23v19c0 10 12 18 28 18s28-8 28-18V23z") +
  shape(MINT, "M4 23a28 18 0 0 1 56 0 28 18 0 0 1-56 0") +
  shape(PAPER, "M10 22a22 12 0 0 1 44 0 22 12 0 0 1-44 0") +
  shape(filling, "M21 22a11 6 0 0 1 22 0 11 6 0 0 1-22 0");

const home = (wall: string, roof: string): string =>
  shape(wall, "M11 28h42v25q0 7-7 7H18q-7 0-7-7z") +
  shape(
    roof,
    "M27 6q5-4 10 0l24 20q3 4 0 7t-7 1L32 16 10 34q-4 2-7-1t0-7zM25 60V45q0-6 7-6t7 6v15z",
  ) +
  highlight("M15 23l11-9");

/** Drawings by their short names, and a second drawing for a name that is used twice. */
const DRAWINGS: Readonly<Record<string, readonly [string, string]>> = {
  cookie: [cookie, bittenCookie],
  pizza: [pizza(AMBER, RUST), pizza(SKIN, OCHRE)],
  iceCream: [iceCream(CORAL), iceCream(MINT)],
  melon: [melon(TEAL, CORAL), melon(OCHRE, AMBER)],
  pieceOfCake: [pieceOfCake(BLUE, CORAL), pieceOfCake(CORAL, BLUE)],
  sushi: [sushi(CORAL), sushi(AMBER)],
  home: [home(SKY, BLUE), home(MINT, TEAL)],
};

/** The short names that `data/` may use for the icons of sections: they are drawn for this site, as one family. */
export const OWN_ICONS: readonly string[] = Object.keys(DRAWINGS);

/** The drawing behind a short name that is used so many times already; undefined for any other name. */
export const ownDrawing = (name: string, uses = 0): Drawing | undefined => {
  const drawings = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  const body = drawings?.[uses % drawings.length];
  return body === undefined ? undefined : { viewBox: "0 0 64 64", body };
};
