import { linkHost, mailOfLink } from "../../lib/linkAddress";
import { unveiled } from "../../lib/veil";
import * as rows from "../../ui/LinkRow.module.css";
import { MailLink } from "../../ui/MailLink";
import { NewTabLink } from "../../ui/NewTabLink";
import * as styles from "./Attribution.module.css";
import { CreditIcon } from "./CreditIcon";
import type { CreditTopic } from "./content";

/** Whose work it is and where it is found: the whole tile is the link. */
export const Credit = ({ name, link: veiledLink, icon, iconUrl }: CreditTopic) => {
  const link = unveiled(veiledLink);
  const mail = mailOfLink(link);
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <CreditIcon icon={icon} iconUrl={iconUrl} />
      </span>
      {mail === null ? <NewTabLink href={link}>{name}</NewTabLink> : <span>{name}</span>}
      <span className={styles.host}>
        {mail === null ? linkHost(link) : <MailLink address={mail} href={link} />}
      </span>
    </li>
  );
};
