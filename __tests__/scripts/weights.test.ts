import fc from "fast-check";
import type { ArrivedFile } from "../../scripts/weights/arrival";
import {
  type Budget,
  exceededLimits,
  grownPackages,
  TOLERANCE_BYTES,
} from "../../scripts/weights/budget";
import { gzippedBytes } from "../../scripts/weights/gzip";
import { moduleWeights, packageWeights, type Weights } from "../../scripts/weights/scriptWeights";
import { packageOf, sourcePath } from "../../scripts/weights/sourcePackage";

test.each([
  ["webpack://desktop-portfolio/./node_modules/react-dom/cjs/a.js", "react-dom"],
  ["webpack://desktop-portfolio/./node_modules/@zag-js/menu/dist/a.mjs", "@zag-js/menu"],
  ["webpack://desktop-portfolio/./node_modules/a/node_modules/@b/c/d.js", "@b/c"],
  ["webpack://desktop-portfolio/./.cache/loader.js", "gatsby"],
  ["webpack://desktop-portfolio/./src/theme/tokens.ts", "src/theme"],
  ["webpack://desktop-portfolio/./src/apps/about-me/AboutMe.tsx", "src/apps"],
  ["webpack://desktop-portfolio/webpack/bootstrap", "webpack"],
  [null, "webpack"],
])("%s belongs to %s", (source, name) => {
  expect(packageOf(sourcePath(source))).toBe(name);
});

/** Base 64 digits of source maps for the small numbers that these tests need: only even values, so none is negative. */
const digit = (value: number) => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"[value * 2] ?? "A";

/** A source map that says for one line: from this column on, this source. Columns and sources below 16. */
const sourceMap = (sources: readonly string[], marks: readonly (readonly [number, number])[]) => {
  let column = 0;
  let source = 0;
  const segments = marks.map(([atColumn, atSource]) => {
    const segment = `${digit(atColumn - column)}${digit(atSource - source)}AA`;
    column = atColumn;
    source = atSource;
    return segment;
  });
  return JSON.stringify({ version: 3, sources, names: [], mappings: segments.join(",") });
};

const bytesOf = (weights: Weights) =>
  Object.fromEntries([...weights].map(([name, { minified }]) => [name, minified]));

describe("weights", () => {
  const code = "aaaabbb;cc\n//# end";
  const map = sourceMap(
    ["webpack://p/./src/lib/a.ts", "webpack://p/./node_modules/b/b.js"],
    [
      [1, 0],
      [4, 1],
    ],
  );

  test("every byte belongs to the source before it, the rest to webpack", () => {
    expect(bytesOf(moduleWeights([{ code, sourceMap: map }]))).toEqual({
      webpack: 1 + "//# end".length,
      "src/lib/a.ts": 3,
      "node_modules/b/b.js": 7,
    });
  });

  test("bytes are counted, not characters", () => {
    expect(bytesOf(moduleWeights([{ code: "“é”", sourceMap: undefined }]))).toEqual({ webpack: 8 });
  });

  test("packages are summed over all scripts, the heaviest first", () => {
    const weights = packageWeights([
      { code, sourceMap: map },
      { code, sourceMap: map },
    ]);
    expect([...weights.keys()]).toEqual(["webpack", "b", "src/lib"]);
    expect(bytesOf(weights)).toEqual({ webpack: 16, b: 14, "src/lib": 6 });
  });

  test("nothing is lost: minified and gzip shares add up to the scripts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 }),
        (codes) => {
          const weights = packageWeights(
            codes.map((text) => ({ code: text, sourceMap: undefined })),
          );
          const sum = (part: "minified" | "gzip") =>
            [...weights.values()].reduce((total, weight) => total + weight[part], 0);
          expect(sum("minified")).toBe(
            codes.reduce((total, text) => total + Buffer.byteLength(text), 0),
          );
          expect(sum("gzip")).toBeCloseTo(
            codes.reduce((total, text) => total + gzippedBytes(text), 0),
          );
        },
      ),
    );
  });
});

describe("the budget", () => {
  const budget: Budget = {
    limits: { script: 100, document: 50, font: 10 },
    language: "en",
    packages: { recoil: 77_000, src: 10_000 },
  };
  const weighing = (bytes: Record<string, number>): Weights =>
    new Map(Object.entries(bytes).map(([name, minified]) => [name, { minified, gzip: 0 }]));

  test("is kept by what is as large, smaller, gone or hardly larger", () => {
    expect(grownPackages(weighing({ recoil: 77_000 + TOLERANCE_BYTES }), budget)).toEqual([]);
    expect(grownPackages(weighing({ "src/ui": 1 }), budget)).toEqual([]);
    expect(grownPackages(weighing({ "src/ui": 5000, "src/lib": 5000 }), budget)).toEqual([]);
  });

  test("names what grew, most first, and what is new", () => {
    const weights = weighing({ "src/ui": 6000, "src/lib": 5000, recoil: 80_000, lodash: 70_000 });
    expect(grownPackages(weights, budget)).toEqual([
      "lodash is new: 70.0 KB minified.",
      "recoil grew by 3.0 KB to 80.0 KB minified.",
      "src grew by 1.0 KB to 11.0 KB minified.",
    ]);
  });

  test("names the kinds of which too much arrives", () => {
    const files: ArrivedFile[] = [
      { path: "/", kind: "document", bytes: 50 },
      { path: "/a.js", kind: "script", bytes: 60 },
      { path: "/b.js", kind: "script", bytes: 41 },
      { path: "/a.avif", kind: "image", bytes: 10_000 },
    ];
    expect(exceededLimits(files, budget)).toEqual(["script: 0.1 KB, 0.1 KB at most."]);
  });
});
