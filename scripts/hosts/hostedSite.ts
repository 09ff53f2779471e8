import { checkContent } from "../../src/build/check/checkContent";
import { formatReport } from "../../src/build/diagnostics/formatReport";
import { framedAppsOf } from "../../src/build/framedApps";
import { framedPaths } from "../../src/build/headers/framedPaths";
import { siteHeaders } from "../../src/build/headers/siteHeaders";
import { pathPrefix } from "../../src/build/pathPrefix";
import type { HostedSite } from "./hostFile";

/**
 * The site of `data/`, below the path that the environment says.
 *
 * @throws {Error} that reports what is wrong with the content.
 */
export const readHostedSite = async (): Promise<HostedSite> => {
  const checked = await checkContent();
  if (!checked.ok) throw new Error(formatReport(checked.diagnostics));
  const { site } = checked.content;
  const framed = framedPaths(framedAppsOf(site));
  return { headers: siteHeaders(framed, { hsts: site.hsts }), prefix: pathPrefix() };
};
