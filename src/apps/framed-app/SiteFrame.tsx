import { withPrefix } from "gatsby";
import { ExternalLink, Globe } from "lucide-react";
import { useRef } from "react";
import { useSite } from "../../content/shell";
import { useHasHydrated } from "../../lib/useHasHydrated";
import { ProgressBar } from "../../ui/ProgressBar";
import { filled } from "../../words/filled";
import { framedPage } from "./framedPage";
import * as styles from "./SiteFrame.module.css";
import { words } from "./siteFrame.words";
import { useFrameLoading } from "./useFrameLoading";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

export interface SiteFrameProps {
  /** The window's. */
  title: string;
  /** An address, or a path on this site. */
  url: string;
}

/**
 * The framed site under a slim toolbar. The link stays there all the time: a site that refuses to
 * be framed fires the same load event as one that doesn't, so nobody but the visitor can tell.
 */
export const SiteFrame = ({ title, url }: SiteFrameProps) => {
  const { siteUrl } = useSite();
  const hasHydrated = useHasHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const { loading, onLoad } = useFrameLoading(frame);
  const address = withPrefix(url);
  const page = hasHydrated ? window.location.href : siteUrl;
  const { wholeAddress, host, path, sandbox } = framedPage(address, page);

  return (
    <div className={styles.box}>
      <div className={styles.toolbar}>
        <p className={styles.address} title={wholeAddress}>
          <Globe aria-hidden />
          <span dir="ltr">
            <b>{host}</b>
            {path}
          </span>
        </p>
        <a className={styles.newTab} href={address} {...NEW_TAB}>
          <ExternalLink aria-hidden />
          {words.newTab}
        </a>
      </div>
      <div className={styles.stage}>
        {/* The sandbox comes first: it must be there when the address makes the frame load. */}
        <iframe
          ref={frame}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          src={address}
          onLoad={onLoad}
        />
        {hasHydrated && loading !== "loaded" && (
          <ProgressBar variant="indeterminate" label={filled(words.loading, { title })} />
        )}
        {/* Always there, so that a screen reader notices when something is said in it. */}
        <div role="status">
          {loading === "slow" && (
            <p>
              {words.slow}{" "}
              <a href={address} {...NEW_TAB}>
                {words.tryNewTab}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
};
