import { withPrefix } from "gatsby";
import { ExternalLink, Globe } from "lucide-react";
import { useRef } from "react";
import { useSite } from "../../content/shell";
import { useHasHydrated } from "../../lib/useHasHydrated";
import { styled } from "../../theme/styled";
import { ProgressBar } from "../../ui/ProgressBar";
import { filled } from "../../words/filled";
import { framedPage } from "./framedPage";
import { siteFrameRecipe } from "./siteFrame.recipe";
import { words } from "./siteFrame.words";
import { useFrameLoading } from "./useFrameLoading";

const Box = styled("div", siteFrameRecipe);

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
    <Box>
      <div data-part="toolbar">
        <p data-part="address" title={wholeAddress}>
          <Globe aria-hidden />
          <span dir="ltr">
            <b>{host}</b>
            {path}
          </span>
        </p>
        <a data-part="new-tab" href={address} {...NEW_TAB}>
          <ExternalLink aria-hidden />
          {words.newTab}
        </a>
      </div>
      <div data-part="stage">
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
    </Box>
  );
};
