import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { DATA_FOLDER } from "../../src/build/paths";
import { copyProject } from "../copy/projectCopy";
import { buildCost } from "./buildCost";
import { costCells } from "./buildSection";
import type { Section } from "./document";
import { writeMultipliedContent } from "./generateContent";
import { measureSite } from "./measureSite";
import { median, type Row } from "./row";
import { markdownTable, readable } from "./table";

/** How many times as large as the project's own the content is. */
const SIZES = [1, 10, 100];

interface Measured {
  cost: string[];
  rows: readonly Row[];
}

const comparison = (measured: readonly Measured[]): string => {
  const cells = (name: string) =>
    measured.map(({ rows }) => {
      const row = rows.find((candidate) => candidate.name === name);
      return row === undefined ? "" : readable(median(row.values), row.unit);
    });
  const names = measured[0]?.rows.map(({ name }) => name) ?? [];
  return markdownTable(
    ["", ...SIZES.map((size) => `content × ${size}`)],
    [
      ["build time, wallpapers scaled already", ...measured.map(({ cost }) => cost[0] ?? "")],
      ["build's peak memory", ...measured.map(({ cost }) => cost[1] ?? "")],
      ...names.map((name) => [name, ...cells(name)]),
    ],
  );
};

/** Measures all of it for content of growing size, in one copy of the project. */
export const growthSection = async (
  browser: Browser,
  runs: number,
  conditions: string,
): Promise<Section> => {
  const copy = await copyProject();
  try {
    // The pictures, which take longest and stay the same, are out of the way after this.
    await buildCost(copy.folder);
    const measured: Measured[] = [];
    for (const size of SIZES) {
      writeMultipliedContent(DATA_FOLDER, join(copy.folder, DATA_FOLDER), size);
      const cost = costCells(await buildCost(copy.folder));
      const site = await measureSite(browser, join(copy.folder, "public"), runs);
      measured.push({ cost, rows: [...site.bytes, ...site.lighthouse, ...site.interactions] });
    }
    return {
      heading: "How it grows with the content",
      body: `${conditions}. Projects, posts, and topics of interests and contacts are multiplied.\n\n${comparison(measured)}`,
    };
  } finally {
    await copy.remove();
  }
};
