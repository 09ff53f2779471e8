import { withPrefix } from "gatsby";
import { Icon } from "../../components/Icon";
import { MailLink, NewTabLink } from "../../components/links";
import { linkHost, mailOfLink, unveiled } from "../../lib/addresses";
import * as rows from "../LinkRow.module.css";
import * as section from "../Section.module.css";

export type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
type CreditTopic = CreditGroup["topics"][number];

/** The name of a work, and where it is found: the whole tile is the link. */
export const Credit = ({ name, link: veiledLink, icon, iconUrl }: CreditTopic) => {
  const link = unveiled(veiledLink);
  const mail = mailOfLink(link);
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        {icon && <Icon drawing={icon} />}
        {iconUrl && <img src={withPrefix(iconUrl)} alt="" width={20} height={20} loading="lazy" />}
      </span>
      {mail === null ? <NewTabLink href={link}>{name}</NewTabLink> : <span>{name}</span>}
      <span className={section.aside}>
        {mail === null ? linkHost(link) : <MailLink address={mail} href={link} />}
      </span>
    </li>
  );
};
