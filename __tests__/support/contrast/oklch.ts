import type { Colour } from "./colour";

/** A colour by how light (0 to 1) and how colourful it is, and its hue in radians, as people see them: https://bottosson.github.io/posts/oklab/ */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channelOf = (share: number) =>
  255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);

export const oklchOf = (colour: Colour): Oklch => {
  const red = linear(colour.red);
  const green = linear(colour.green);
  const blue = linear(colour.blue);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
};

/** Its channels in sRGB, which may lie outside of what a screen can show. */
const channelsOf = ({ lightness, chroma, hue }: Oklch): [number, number, number] => {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channelOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channelOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channelOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};

/** By how much a channel may be outside for its rounded value to be a screen's. */
const ROUNDING = 0.5;

const isOnScreen = (colour: Oklch): boolean =>
  channelsOf(colour).every((channel) => channel >= -ROUNDING && channel <= 255 + ROUNDING);

/** The most colourful colour up to this one that a screen can show, at its lightness and hue. */
const onScreen = (colour: Oklch): Oklch => {
  if (isOnScreen(colour)) return colour;
  let [shown, tooMuch] = [0, colour.chroma];
  for (let step = 0; step < 16; step += 1) {
    const chroma = (shown + tooMuch) / 2;
    if (isOnScreen({ ...colour, chroma })) shown = chroma;
    else tooMuch = chroma;
  }
  return { ...colour, chroma: shown };
};

/** The colour that a screen shows. */
export const colourOf = (colour: Oklch): Colour => {
  const [red = 0, green = 0, blue = 0] = channelsOf(onScreen(colour)).map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel))),
  );
  return { red, green, blue, opacity: 1 };
};

/** Like CSS's `color-mix(in oklab, one, other share)`; the share is from 0 to 1. */
export const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const [first, second] = [oklchOf(one), oklchOf(other)];
  const mix = (of: (colour: Oklch) => number) => of(first) * (1 - share) + of(second) * share;
  const a = mix(({ chroma, hue }) => chroma * Math.cos(hue));
  const b = mix(({ chroma, hue }) => chroma * Math.sin(hue));
  const lightness = mix((colour) => colour.lightness);
  return colourOf({ lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) });
};
