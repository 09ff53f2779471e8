/** A colour in sRGB: channels from 0 to 255, opacity from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly opacity: number;
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/;

/** Reads `#rrggbb` and `rgb(r g b / opacity)`, the two ways in which the tokens are written. */
export const parseColour = (text: string): Colour => {
  const hex = HEX.exec(text);
  const parts = hex
    ? hex.slice(1).map((channel) => Number.parseInt(channel, 16))
    : RGB.exec(text)
        ?.slice(1)
        .map((part) => Number(part ?? 1));
  const [red, green, blue, opacity = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${text}" is neither #rrggbb nor rgb(r g b / opacity).`);
  }
  return { red, green, blue, opacity };
};

/** The visible colour of `front` over an opaque `back`. */
export const over = (front: Colour, back: Colour): Colour => {
  const mix = (channel: "red" | "green" | "blue") =>
    front[channel] * front.opacity + back[channel] * (1 - front.opacity);
  return { red: mix("red"), green: mix("green"), blue: mix("blue"), opacity: 1 };
};

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

// WCAG 2.2, "relative luminance".
const luminance = ({ red, green, blue }: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG's contrast of two opaque colours, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
