import { onDemand } from "../../lib/onDemand";

/** Neither a frame nor the code around it is fetched before a window is first opened. */
export const siteFrame = onDemand(async () => (await import("./SiteFrame")).SiteFrame);
