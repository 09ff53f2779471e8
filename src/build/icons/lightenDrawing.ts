import { type Config, optimize } from "svgo";

/**
 * Icons are drawn on grids of 16 to 32 units and shown at 16 to 44 px: a tenth of a unit is less
 * than anybody sees. Eight of them are in the first page's HTML, which is 1 KB lighter so (gzipped).
 */
const DECIMALS = 1;

const CONFIG: Config = {
  plugins: [
    { name: "convertPathData", params: { floatPrecision: DECIMALS } },
    { name: "convertTransform", params: { floatPrecision: DECIMALS } },
  ],
};

/** The same drawing with shorter numbers: `body` is the SVG inside an icon. */
export const lightenDrawing = (body: string): string =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, CONFIG).data.replace(
    /^<svg[^>]*>|<\/svg>$/g,
    "",
  );
