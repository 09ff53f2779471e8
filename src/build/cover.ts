import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, projectRoot } from "./paths";

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

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const one = <Item>(items: readonly [Item, ...Item[]], choose: Choose): Item =>
  items[choose(items.length)] ?? items[0];

const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

type Form = (palette: Palette, choose: Choose) => string;

const TILE = 60;
/** The last quarter of a disc in a tile, by the corner in which its centre lies. */
const QUARTERS = [
  "h60a60 60 0 0 1-60 60z",
  "h60v60a60 60 0 0 1-60-60z",
  "m60 0v60h-60a60 60 0 0 1 60-60z",
  "v60h60a60 60 0 0 0-60-60z",
] as const;

/** Quarters of discs, each turned its own way. The outer columns are cut in the middle. */
const tiles: Form = ([, deep, plain, pale, bright], choose) =>
  numbers(18)
    .map((index) => {
      const left = (index % 6) * TILE - 20;
      const top = Math.floor(index / 6) * TILE;
      const fill = one([deep, plain, pale, bright, plain, deep], choose);
      return `<path fill="${fill}" d="M${left} ${top}${one(QUARTERS, choose)}"/>`;
    })
    .join("");

/** Rings around a point at the lower edge. */
const rings: Form = ([ground, deep, plain, pale, bright], choose) => {
  const middle = one([80, 160, 240], choose);
  const fills = one(
    [
      [deep, plain, pale, bright, ground],
      [plain, deep, bright, ground, pale],
    ] as const,
    choose,
  );
  return fills.map((fill, index) => disc(middle, HEIGHT, 168 - 34 * index, fill)).join("");
};

/** A sun over three ranges of hills. */
const hills: Form = ([, deep, plain, pale, bright], choose) => {
  const sun = disc(60 + choose(200), 52 + choose(24), 34, bright);
  const ranges = [pale, plain, deep].map((fill, index) => {
    const top = 96 + 26 * index;
    const swing = 24 + choose(24);
    const sign = index % 2 === 0 ? -1 : 1;
    return `<path fill="${fill}" d="M0 ${top}q80 ${sign * swing} 160 0t160 0v${HEIGHT - top}H0z"/>`;
  });
  return sun + ranges.join("");
};

const RAYS = 12;
const FAR = 400;

/** Rays that go out from a disc. */
const rays: Form = ([, deep, plain, pale, bright], choose) => {
  const x = one([90, 160, 230], choose);
  const y = one([90, 132], choose);
  const turn = choose(30);
  const end = (step: number) => {
    const angle = ((step * 360) / RAYS + turn) * (Math.PI / 180);
    return `${Math.round(x + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`;
  };
  const beams = numbers(RAYS / 2).map(
    (index) => `M${x} ${y}L${end(2 * index)} ${end(2 * index + 1)}z`,
  );
  return `<path fill="${deep}" d="${beams.join("")}"/>${disc(x, y, 56, plain)}${disc(x, y, 40, pale)}${disc(x, y, 22, bright)}`;
};

const FORMS = [tiles, rings, hills, rays] as const;

/**
 * A picture for a project that has none: its name's hash chooses the colours, the form, and how that lies. So a name has
 * one picture, in every build, and tells of nothing but itself.
 */
export const drawCover = (name: string): string => {
  const choose = chooserFor(name);
  const palette = one(PALETTES as [Palette, ...Palette[]], choose);
  const form = one(FORMS, choose);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * WIDTH}" height="${2 * HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${palette[0]}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    form(palette, choose),
    "</svg>",
  ].join("");
};

interface CoveredProject {
  readonly name: string;
  readonly cover?: string | null;
  readonly pictures?: readonly unknown[] | null;
}

/**
 * The path of a project's cover: the owner's drawing, or one made from the name, which is written here. Null if the project has
 * pictures: the first is its cover.
 */
export const coverPath = ({ name, cover, pictures }: CoveredProject): string | null => {
  if (pictures?.length) return null;
  if (cover) return cover;
  const drawing = drawCover(name);
  const hash = createHash("sha256").update(drawing).digest("hex").slice(0, 12);
  const address = `/static/cover-${hash}.svg`;
  const file = path.join(projectRoot(), BUILT_FOLDER, address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, drawing);
  return address;
};
