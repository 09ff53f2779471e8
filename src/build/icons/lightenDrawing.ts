import { type Config, optimize } from "svgo";

/**
 * Icons of one colour are marks and letters on grids of 16 to 32 units, shown at 16 to 44 px: a tenth of a unit is less
 * than anybody sees.
 */
const MARK_DECIMALS = 1;

/**
 * How many units wide and high a picture of several colours becomes, in whole numbers: shown at 20 px, it is nowhere off by
 * more than a sixth of a pixel. Eight of them are in the first page's HTML, which is 1.6 KB lighter so (gzipped).
 */
const PICTURE_UNITS = 64;

interface Drawing {
  readonly viewBox: string;
  /** The SVG inside. */
  readonly body: string;
}

const withDecimals = (floatPrecision: number): Config => ({
  plugins: [
    // A page's policy refuses styles in what is drawn later.
    "inlineStyles",
    "convertStyleToAttrs",
    "removeStyleElement",
    "moveGroupAttrsToElems",
    { name: "convertPathData", params: { floatPrecision } },
    { name: "convertTransform", params: { floatPrecision } },
    "collapseGroups",
  ],
});

const optimized = (body: string, config: Config): string =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, config).data.replace(
    /^<svg[^>]*>|<\/svg>$/g,
    "",
  );

/** A picture on the grid of `PICTURE_UNITS`; undefined where not all of it can be brought there. */
const onGrid = ({ viewBox, body }: Drawing): Drawing | undefined => {
  const [left, top, width, height] = viewBox.split(" ").map(Number);
  if (left !== 0 || top !== 0 || width !== height || /currentColor|stroke/.test(body)) return;
  const scaled = `<g transform="scale(${PICTURE_UNITS / Number(width)})">${body}</g>`;
  const whole = optimized(scaled, withDecimals(0));
  if (whole.includes("transform")) return;
  return { viewBox: `0 0 ${PICTURE_UNITS} ${PICTURE_UNITS}`, body: whole };
};

/** The same drawing with shorter numbers. */
export const lightenDrawing = (drawing: Drawing): Drawing =>
  onGrid(drawing) ?? {
    viewBox: drawing.viewBox,
    body: optimized(drawing.body, withDecimals(MARK_DECIMALS)),
  };
