import { startTransition, useEffect, useState } from "react";
import { useSite } from "../../content/shell";
import { hasFailed, loadAhead, useLoading } from "../../lib/loading";
import { useHasHydrated } from "../../lib/useHasHydrated";
import { whenFirstUsed } from "../../lib/whenFirstUsed";
import { ErrorView } from "../../ui/ErrorView";
import { Spinner } from "../../ui/Spinner";
import type { AppBodyProps } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "./framedApp.words";
// Its code comes later, but at its own address its HTML is there on arrival.
import "./SiteFrame.module.css";
import { siteFrame } from "./siteFrame";

const Framed = ({ address }: Pick<AppBodyProps, "address">) => {
  const { framedApps } = useSite();
  const frame = useLoading(siteFrame);
  const hasHydrated = useHasHydrated();
  // At the app's own address the frame is in the HTML: React leaves it as it is while its code comes.
  if (!hasHydrated && frame.status === "loading" && !hasFailed(siteFrame)) {
    throw loadAhead(siteFrame);
  }
  const site = framedApps.find((app) => app.address === address);
  switch (frame.status) {
    case "ready":
      return site && <frame.value title={site.title} url={site.url} />;
    case "failed":
      return (
        <ErrorView
          error={frame.error}
          sentence={site && filled(words.notLoaded, { title: site.title })}
          onRetry={frame.retry}
        />
      );
    case "loading":
      return <Spinner />;
  }
};

/**
 * The body of every window that frames a site: by its address it knows which. (With a body for each, a frame would load
 * anew when the site's content is edited while it is developed.) One that stands behind the page costs an arrival
 * nothing: it comes when the visitor first does something.
 */
export const FramedApp = ({ address, hasArrivedBehind }: AppBodyProps) => {
  const [isWanted, setIsWanted] = useState(!hasArrivedBehind);
  useEffect(() => {
    if (!isWanted) return whenFirstUsed(() => startTransition(() => setIsWanted(true)));
  }, [isWanted]);
  return isWanted ? <Framed address={address} /> : null;
};
