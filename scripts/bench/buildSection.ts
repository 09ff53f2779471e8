import { copyProject } from "../copy/projectCopy";
import { type BuildCost, buildCost } from "./buildCost";
import type { Section } from "./document";
import { markdownTable, readable } from "./table";

export const costCells = ({ seconds, peakMegabytes }: BuildCost): string[] => [
  readable(seconds, "s"),
  readable(peakMegabytes, "MB"),
];

/** Builds a copy of the project without caches, then once more with those of the first build. */
export const buildSection = async (conditions: string): Promise<Section> => {
  const copy = await copyProject();
  try {
    const cold = await buildCost(copy.folder);
    const warm = await buildCost(copy.folder);
    return {
      heading: "What a build costs",
      body: [
        `${conditions}, one build each. Cold: nothing is left of an earlier build, all wallpapers are scaled anew. Warm: nothing has changed since the last build. Memory: the most that Gatsby and its workers held at one time.`,
        markdownTable(
          ["caches", "time", "peak memory"],
          [
            ["cold", ...costCells(cold)],
            ["warm", ...costCells(warm)],
          ],
        ),
      ].join("\n\n"),
    };
  } finally {
    await copy.remove();
  }
};
