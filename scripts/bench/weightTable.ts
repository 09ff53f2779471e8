import type { Weights } from "../weights/scriptWeights";
import { packageReason } from "./packageReasons";
import { markdownTable } from "./table";

const KILOBYTE = 1000;

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1);

/** What each package weighs in what visitors download, and why it is there. */
export const weightTable = (weights: Weights): string => {
  const all = [...weights.values()];
  const total = {
    minified: all.reduce((sum, { minified }) => sum + minified, 0),
    gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
  };
  return markdownTable(
    ["package", "minified KB", "gzip KB", "why it is there"],
    [
      ...[...weights].map(([name, { minified, gzip }]) => [
        name,
        kilobytes(minified),
        kilobytes(gzip),
        packageReason(name),
      ]),
      ["**all**", kilobytes(total.minified), kilobytes(total.gzip), ""],
    ],
  );
};
