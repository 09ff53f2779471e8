import { withPrefix } from "gatsby";
import ExternalLink from "lucide-react/icons/external-link";
import Globe from "lucide-react/icons/globe";
import { startTransition, useEffect, useRef, useState } from "react";
import { ProgressBar } from "../../components/ProgressBar";
import { useHasHydrated } from "../../lib/hydration";
import { whenFirstUsed } from "../../lib/whenIdle";
import { useSite } from "../../navigation/shell";
import type { AppBodyProps } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { framedPage } from "./framedPage";
import { RefusedSite } from "./RefusedSite";
import * as styles from "./SiteFrame.module.css";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** A frame that loads for longer has a notice. */
const SLOW_AFTER_MS = 10_000;

interface SiteFrameProps {
  /** The window's. */
  title: string;
  /** The title in its bar. */
  shownTitle: string;
  /** An address, or a path on this site. */
  url: string;
}

/**
 * The framed site under a slim toolbar. Its link is always there, because a site that refuses to be framed fires the same load
 * event, if the owner has not said that it does. Only the visitor can see the difference.
 */
const SiteFrame = ({ title, shownTitle, url }: SiteFrameProps) => {
  const { siteUrl } = useSite();
  const hasHydrated = useHasHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [wasInHtml] = useState(!hasHydrated);
  const [loading, setLoading] = useState<"loading" | "slow" | "loaded">("loading");
  const address = withPrefix(url);
  const page = hasHydrated ? window.location.href : siteUrl;
  const { absoluteUrl, host, path, sandbox } = framedPage(address, page);

  useEffect(() => {
    // The load event of a frame in the page's HTML may have come before hydration.
    const src = frame.current?.src ?? "";
    if (wasInHtml && performance.getEntriesByName(src, "resource").length > 0) setLoading("loaded");
  }, [wasInHtml]);

  useEffect(() => {
    if (loading !== "loading") return;
    const timer = setTimeout(() => setLoading("slow"), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div className={styles.box}>
      <div className={styles.toolbar} data-title={shownTitle}>
        <p className={styles.address} title={absoluteUrl}>
          <Globe aria-hidden />
          <span dir="ltr">
            <b>{host}</b>
            <span>{path}</span>
          </span>
        </p>{" "}
        <a className={styles.newTab} href={address} {...NEW_TAB}>
          <ExternalLink aria-hidden />
          {words.links.openInNewTab}
        </a>
      </div>
      <div className={styles.stage}>
        {/* The sandbox must be there when the address makes the frame load. */}
        <iframe
          ref={frame}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          src={address}
          onLoad={() => setLoading("loaded")}
        />
        {hasHydrated && loading !== "loaded" && (
          <ProgressBar variant="indeterminate" label={filled(words.siteFrame.loading, { title })} />
        )}
        {/* Always there: a screen reader notices a change in it. */}
        <div role="status">
          {loading === "slow" && (
            <p>
              {words.siteFrame.slow}{" "}
              <a href={address} {...NEW_TAB}>
                {words.links.openInNewTab}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
};

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
  if (site?.relatedAddress && site.refusesFrames)
    return <RefusedSite address={site.url} relatedAddress={site.relatedAddress} />;
  if (!isWanted || !site) return null;
  const { title, label, url, relatedAddress } = site;
  return <SiteFrame title={title} shownTitle={relatedAddress ? label : title} url={url} />;
};
