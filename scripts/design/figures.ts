import { layers } from "../../src/theme/layers";
import { tokens } from "../../src/theme/tokens";
import { contrastPairs } from "./contrastPairs";
import { leastContrast } from "./measureContrast";
import { colourTokens, writtenColour } from "./tokenColour";
import { readWallpapers } from "./wallpaperColours";

const ROOT_FONT_SIZE_PX = 16;

type Row = readonly string[];

const table = (headings: Row, rows: readonly Row[]): string => {
  const line = (cells: Row) => `| ${cells.join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n");
};

const code = (text: string) => `\`${text}\``;

const values = (scale: Record<string, { value: unknown }>): [string, string][] =>
  Object.entries(scale).map(([name, { value }]) => [name, String(value)]);

/** Of a length in `rem`, or of nought. */
const inPixels = (length: string): number => Number.parseFloat(length) * ROOT_FONT_SIZE_PX;

const palette = () =>
  table(
    ["token", "light", "dark"],
    colourTokens.map((token) => [
      code(token),
      code(writtenColour(token, "light")),
      code(writtenColour(token, "dark")),
    ]),
  );

const codeRows = (scale: Record<string, { value: unknown }>): Row[] =>
  values(scale).map(([name, value]) => [code(name), code(value)]);

const drawingColours = () => table(["token", "colour"], codeRows(tokens.colors.drawing));

const contrastTable = async () => {
  const wallpapers = await readWallpapers();
  const cell = (pair: (typeof contrastPairs)[number], theme: "light" | "dark") => {
    const { ratio, where } = leastContrast(pair, theme, wallpapers);
    // Cut, not rounded: 4.49 is not 4.5.
    return `${(Math.floor(ratio * 10) / 10).toFixed(1)} on ${code(where)}`;
  };
  return table(
    ["what", "colour", "needs", "least, light", "least, dark"],
    contrastPairs.map((pair) => [
      pair.what,
      code(pair.colour),
      String(pair.atLeast),
      cell(pair, "light"),
      cell(pair, "dark"),
    ]),
  );
};

const lengths = (scale: Record<string, { value: unknown }>) =>
  table(
    ["token", "value", "at the default root size"],
    values(scale)
      .sort(([, one], [, other]) => inPixels(one) - inPixels(other))
      .map(([name, value]) => [code(name), code(value), `${inPixels(value)} px`]),
  );

/** The parts of `docs/design.md` that are figures, by the names of their places in it. */
export const designFigures = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ["palette", palette()],
    ["drawing", drawingColours()],
    ["contrast", await contrastTable()],
    ["type", lengths(tokens.fontSizes)],
    ["spacing", lengths(tokens.spacing)],
    ["radii", table(["token", "value"], codeRows(tokens.radii))],
    [
      "motion",
      table(["token", "value"], [...codeRows(tokens.durations), ...codeRows(tokens.easings)]),
    ],
    [
      "layers",
      table(
        ["layer", "z-index"],
        Object.entries(layers).map(([name, layer]) => [code(name), String(layer)]),
      ),
    ],
  ]);

/**
 * The document with the figures put between their marks, `<!-- figures: name -->` and `<!-- end -->`.
 *
 * @throws {Error} when a mark names figures that there are none of.
 */
export const withFigures = (document: string, figures: ReadonlyMap<string, string>): string =>
  document.replace(
    /(<!-- figures: (\w+) -->)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const figure = figures.get(name);
      if (figure === undefined) throw new Error(`There are no figures "${name}".`);
      return `${start}\n\n${figure}\n\n${end}`;
    },
  );
