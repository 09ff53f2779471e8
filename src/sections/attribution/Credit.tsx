import { withPrefix } from "gatsby";
import { Globe } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon";
import { MailLink, NewTabLink } from "../../components/links";
import { linkHost, mailOfLink, unveiled } from "../../lib/addresses";
import * as rows from "../LinkRow.module.css";
import * as section from "../Section.module.css";

export type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
type CreditTopic = CreditGroup["topics"][number];

/** An icon from the build, or a picture from elsewhere, which may fail to load. */
const CreditIcon = ({ icon, iconUrl }: Pick<CreditTopic, "icon" | "iconUrl">) => {
  const [hasFailed, setHasFailed] = useState(false);
  if (icon) return <Icon drawing={icon} />;
  if (iconUrl === null || hasFailed) return <Globe aria-hidden="true" />;
  const fail = () => setHasFailed(true);
  const src = withPrefix(iconUrl);
  return <img src={src} alt="" width={20} height={20} loading="lazy" onError={fail} />;
};

/** The name of a work, and where it is found: the whole tile is the link. */
export const Credit = ({ name, link: veiledLink, icon, iconUrl }: CreditTopic) => {
  const link = unveiled(veiledLink);
  const mail = mailOfLink(link);
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <CreditIcon icon={icon} iconUrl={iconUrl} />
      </span>
      {mail === null ? <NewTabLink href={link}>{name}</NewTabLink> : <span>{name}</span>}
      <span className={section.aside}>
        {mail === null ? linkHost(link) : <MailLink address={mail} href={link} />}
      </span>
    </li>
  );
};
