import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { gzippedBytes } from "./gzip";
import { packageOf, sourcePath, WEBPACK } from "./sourcePackage";

export interface BuiltScript {
  code: string;
  /** Its source map's text; undefined when Gatsby has written none. */
  sourceMap: string | undefined;
}

/** What a module or a package weighs in scripts, in bytes. */
export interface Weight {
  minified: number;
  /** Its share of the compressed scripts, in proportion to its minified bytes in each. */
  gzip: number;
}

export type Weights = ReadonlyMap<string, Weight>;

/** The minified bytes of each source: every byte belongs to the mapping before it. */
const minifiedBytes = ({ code, sourceMap }: BuiltScript): Map<string, number> => {
  const bytes = new Map<string, number>();
  const add = (source: string, text: string) => {
    if (text !== "") bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(text));
  };

  const lines = code.split(/(?<=\n)/);
  let line = 0;
  let column = 0;
  let source = WEBPACK;
  const goTo = (nextLine: number, nextColumn: number) => {
    while (line < nextLine) {
      add(source, (lines[line] ?? "").slice(column));
      // A mapping says nothing about the lines after its own.
      source = WEBPACK;
      line += 1;
      column = 0;
    }
    add(source, (lines[line] ?? "").slice(column, nextColumn));
    column = nextColumn;
  };

  if (sourceMap !== undefined) {
    eachMapping(new TraceMap(sourceMap), (mapping) => {
      goTo(mapping.generatedLine - 1, mapping.generatedColumn);
      source = sourcePath(mapping.source);
    });
  }
  goTo(lines.length, 0);
  return bytes;
};

const sum = (weights: readonly (readonly [string, Weight])[]): Weights => {
  const sums = new Map<string, Weight>();
  for (const [name, { minified, gzip }] of weights) {
    const earlier = sums.get(name) ?? { minified: 0, gzip: 0 };
    sums.set(name, { minified: earlier.minified + minified, gzip: earlier.gzip + gzip });
  }
  return new Map([...sums].sort(([, a], [, b]) => b.minified - a.minified));
};

/** What each module weighs in scripts, by its path, the heaviest first. */
export const moduleWeights = (scripts: readonly BuiltScript[]): Weights =>
  sum(
    scripts.flatMap((script) => {
      const gzip = gzippedBytes(script.code) / Buffer.byteLength(script.code);
      return [...minifiedBytes(script)].map(
        ([path, minified]) => [path, { minified, gzip: minified * gzip }] as const,
      );
    }),
  );

/** What each package, and each room of ours, weighs in scripts, the heaviest first. */
export const packageWeights = (scripts: readonly BuiltScript[]): Weights =>
  sum([...moduleWeights(scripts)].map(([path, weight]) => [packageOf(path), weight] as const));
