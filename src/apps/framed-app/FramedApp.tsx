import { startTransition, useEffect, useState } from "react";
import { useSite } from "../../content/shell";
import { whenFirstUsed } from "../../lib/whenIdle";
import type { AppBodyProps } from "../../windows";
import { SiteFrame } from "./SiteFrame";

/**
 * The body of every window that frames a site, which its address names: with a body for each, an edit of the site's content
 * would load a frame again in development. A frame behind the page loads when the visitor first does something.
 */
export const FramedApp = ({ address, hasArrivedBehind }: AppBodyProps) => {
  const [isWanted, setIsWanted] = useState(!hasArrivedBehind);
  useEffect(() => {
    if (!isWanted) return whenFirstUsed(() => startTransition(() => setIsWanted(true)));
  }, [isWanted]);
  const site = useSite().framedApps.find((app) => app.address === address);
  return isWanted && site ? <SiteFrame title={site.title} url={site.url} /> : null;
};
