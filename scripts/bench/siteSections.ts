import type { Section } from "./document";
import type { SiteResult } from "./measureSite";
import type { Row } from "./row";
import { resultTable } from "./table";
import { weightTable } from "./weightTable";

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** The sections of `docs/bench.md` about the site as it was built last. */
export const siteSections = (
  { lighthouse, bytes, interactions, weights, scriptless }: SiteResult,
  limit: readonly Row[],
  conditions: string,
): Section[] => [
  {
    heading: "Lighthouse",
    body: `${conditions}; gzip server.\n\n${resultTable([...lighthouse, ...limit])}`,
  },
  { heading: "Bytes on arrival", body: resultTable(bytes) },
  {
    heading: "Answers to a visitor, CPU 4× slower",
    body: `${conditions}; 1440 × 900, painted by the CPU.\n\n${resultTable(interactions)}`,
  },
  {
    heading: "Without scripts",
    body: [
      `${scriptless.characters} characters of text.`,
      scriptless.missing.length === 0
        ? "All of General and of Home directory is among them."
        : `**Missing:** ${scriptless.missing.join("; ")}`,
      "Links lead to:",
      list(scriptless.links),
    ].join("\n\n"),
  },
  {
    heading: "What each package weighs in what arrives",
    body: `All scripts that are fetched before the first interaction. A package's gzip share is in proportion to its minified bytes in each file.\n\n${weightTable(weights)}`,
  },
];
