import { withPrefix } from "gatsby";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import * as buttons from "../../components/Button.module.css";
import { NewTabLink } from "../../components/links";
import { linkPreviewAddress } from "../../contract/siteFiles";
import * as section from "../../sections/Section.module.css";
import { words } from "../../words/words";
import * as styles from "./SiteFrame.module.css";

interface RefusedSiteProps {
  address: string;
  /** The page of its project. */
  relatedAddress: string;
}

/** In place of a frame that the site refuses: a picture of its project, and the way to it. */
export const RefusedSite = ({ address, relatedAddress }: RefusedSiteProps) => (
  <div className={styles.refused}>
    <img className={section.picture} src={withPrefix(linkPreviewAddress(relatedAddress))} alt="" />
    <p>{words.siteFrame.refused}</p>
    <p>
      <NewTabLink className={buttons.primary} href={withPrefix(address)}>
        {words.projects.live}
        <ArrowUpRight aria-hidden />
      </NewTabLink>
    </p>
  </div>
);
