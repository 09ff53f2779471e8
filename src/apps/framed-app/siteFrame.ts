import { loadable } from "../../lib/loading";

const Nothing = () => null;

/**
 * Neither a frame nor the code around it is fetched before a window is first opened. A build of a site without framed
 * apps says so, and has no such code.
 */
export const siteFrame = loadable(["code", "site-frame"], async () =>
  process.env.WITHOUT_FRAMED_APPS ? Nothing : (await import("./SiteFrame")).SiteFrame,
);
