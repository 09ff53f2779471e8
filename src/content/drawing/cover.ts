import { createHash } from "node:crypto";
import { writeSiteFile } from "../files";

/** Five flat colours like those of the film posters, from the background to the highlight. */
type Palette = readonly [ground: string, deep: string, plain: string, pale: string, bright: string];

const PALETTES: readonly Palette[] = [
  ["#1d4a45", "#14332f", "#2c6e6b", "#f2e8d5", "#e3a73a"],
  ["#35618e", "#1f2a44", "#5b86b0", "#f2e8d5", "#d4482c"],
  ["#3a2140", "#22183a", "#6a4570", "#d8c49c", "#e3a73a"],
  ["#e3a73a", "#c98d27", "#f2e8d5", "#1f2a44", "#d4482c"],
  ["#d9764a", "#a93620", "#e3a73a", "#f2e8d5", "#1f2a44"],
  ["#f2e8d5", "#d8c49c", "#8fae4e", "#24402f", "#d4482c"],
];

const WIDTH = 320;
const HEIGHT = 180;

/** Returns a number below `limit`: another one at each call, the same sequence for the same name. */
type Choose = (limit: number) => number;

const chooserFor = (name: string): Choose => {
  const bytes = createHash("sha256").update(name).digest();
  let next = 0;
  return (limit) => {
    const byte = bytes[next % bytes.length] ?? 0;
    next += 1;
    return byte % limit;
  };
};

const one = <Item>(items: readonly [Item, ...Item[]], choose: Choose): Item =>
  items[choose(items.length)] ?? items[0];

const TILE = 60;
/** The last quarter of a disc in a tile, by the corner in which its centre lies. */
const QUARTERS = [
  "h60a60 60 0 0 1-60 60z",
  "h60v60a60 60 0 0 1-60-60z",
  "m60 0v60h-60a60 60 0 0 1 60-60z",
  "v60h60a60 60 0 0 0-60-60z",
] as const;

/** Quarters of discs, each turned its own way. The outer columns are cut in the middle. */
const tiles = ([, deep, plain, pale, bright]: Palette, choose: Choose): string =>
  Array.from({ length: 18 }, (_, index) => {
    const left = (index % 6) * TILE - 20;
    const top = Math.floor(index / 6) * TILE;
    const fill = one([deep, plain, pale, bright, plain, deep], choose);
    return `<path fill="${fill}" d="M${left} ${top}${one(QUARTERS, choose)}"/>`;
  }).join("");

/**
 * A picture for a project or post that has none: its name's hash chooses the colours and how its tiles lie. So a name has
 * one picture, in every build, and tells of nothing but itself.
 */
export const drawCover = (name: string): string => {
  const choose = chooserFor(name);
  const palette = one(PALETTES as [Palette, ...Palette[]], choose);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * WIDTH}" height="${2 * HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${palette[0]}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    tiles(palette, choose),
    "</svg>",
  ].join("");
};

interface Covered {
  readonly name: string;
  readonly cover?: string | null | undefined;
  readonly coverPicture?: unknown;
}

const pathOf = (drawing: string): string =>
  `/static/cover-${createHash("sha256").update(drawing).digest("hex").slice(0, 12)}.svg`;

/** The path of a cover: the owner's drawing, or one made from the name. Null where a picture is the cover. */
export const coverPath = ({ name, cover, coverPicture }: Covered): string | null =>
  coverPicture ? null : (cover ?? pathOf(drawCover(name)));

/** Writes the covers that are made from names into the built site. */
export const writeCovers = (covered: readonly Covered[]): void => {
  for (const { name, cover, coverPicture } of covered) {
    const drawing = cover || coverPicture ? undefined : drawCover(name);
    if (drawing) writeSiteFile(pathOf(drawing), drawing);
  }
};
