import fs from "node:fs/promises";
import path from "node:path";
import { answerQuery, type RunQuery } from "../answerQuery";
import { readCheckedSite } from "../checkedSite";
import { htmlFile } from "../pages/htmlFile";
import { ownersHosts } from "./ownersHosts";
import { policyQuery } from "./policyQuery";
import { withPolicy } from "./withPolicy";

/**
 * Writes each page's policy into its HTML. After all else that writes there, and before the compressed copies are made.
 *
 * @param pagePaths of the pages that Gatsby has made: what the owner has in `static/` is left alone
 */
export const writePolicies = async (
  graphql: RunQuery,
  siteFolder: string,
  pagePaths: readonly string[],
): Promise<void> => {
  const { settings, attribution } = await answerQuery<Queries.PolicyQuery>(
    graphql,
    policyQuery,
    "The pages' policies cannot be made.",
  );
  const pictures = [...settings.nodes, ...attribution.nodes]
    .flatMap(({ topics }) => topics)
    .flatMap(({ iconUrl }) => iconUrl ?? []);
  const hosts = ownersHosts(readCheckedSite(), pictures);
  for (const pagePath of pagePaths) {
    const file = path.join(siteFolder, htmlFile(pagePath));
    await fs.writeFile(file, withPolicy(await fs.readFile(file, "utf8"), hosts));
  }
};
