import { drawIcon, type Icon } from "./findIcon";

/** What is drawn on an app's tile, and the tile's colour: see `src/ui/AppTile.tsx`. */
export interface AppIcon {
  icon: Icon;
  tile: string;
}

/** The tiles' colours are those of the drawn icons, which the build can't import; a test compares them. */
const PAPER = "#fff9f0";
const INDIGO = "#4a58bd";

/** Units along a tile's side, and along that of what stands on it. */
const TILE = 32;
const ON_TILE = 18;

const rounded = (value: number): number => Number(value.toFixed(2));

/** An owner's icon on a tile: a sign of one colour in paper on indigo, a picture on paper. */
export const appIcon = (name: string): AppIcon => {
  const { viewBox, body } = drawIcon(name);
  const [left = 0, top = 0, width = TILE, height = TILE] = viewBox.split(" ").map(Number);
  const scale = ON_TILE / Math.max(width, height);
  const toMiddle = (start: number, size: number) => rounded(TILE / 2 - (start + size / 2) * scale);
  const place = `translate(${toMiddle(left, width)} ${toMiddle(top, height)})scale(${rounded(scale)})`;
  return {
    icon: {
      name,
      viewBox: `0 0 ${TILE} ${TILE}`,
      body: `<g color="${PAPER}" transform="${place}">${body}</g>`,
    },
    tile: body.includes("currentColor") ? INDIGO : PAPER,
  };
};

/** Movie Platform's own icon: a clapperboard, and what starts a film. */
export const movieIcon: AppIcon = {
  icon: {
    name: "movie-platform",
    viewBox: "0 0 32 32",
    body: [
      '<path fill="#fff9f0" fill-opacity=".6" d="M0 0h5L0 8zM11 0h6l-6 10H5zM23 0h6l-6 10h-6zM32 5v5h-3z"/>',
      '<path fill="#fff9f0" d="M12 15.5q0-1.5 1.3-.8l8 4.5q1.3.8 0 1.6l-8 4.5q-1.3.7-1.3-.8z"/>',
    ].join(""),
  },
  tile: "#ee6a57",
};
