import { ArrowUpLeft, ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { linkPlace, mailOfLink } from "../../lib/linkAddress";
import { unveiled } from "../../lib/veil";
import { Address } from "../../ui/Address";
import { Icon } from "../../ui/Icon";
import * as rows from "../../ui/LinkRow.module.css";
import { NewTabLink } from "../../ui/NewTabLink";
import { direction } from "../../words/locale.words";
import * as section from "../Section.module.css";
import * as styles from "./Contact.module.css";
import type { ContactTopic } from "./content";
import { MailAddress } from "./MailAddress";

const Outward = direction === "rtl" ? ArrowUpLeft : ArrowUpRight;

const Way = ({ mail, link: veiledLink }: Pick<ContactTopic, "mail" | "link">) => {
  if (mail !== null) return <MailAddress mail={unveiled(mail)} />;
  if (veiledLink === null) return null;
  const link = unveiled(veiledLink);
  const linkedMail = mailOfLink(link);
  if (linkedMail !== null) return <MailAddress mail={linkedMail} href={link} />;
  const place = linkPlace(link);
  return (
    <span className={styles.address}>
      <NewTabLink href={link} label={place}>
        <Address>{place}</Address>
        <Outward aria-hidden="true" />
      </NewTabLink>
    </span>
  );
};

/** One way to reach the owner. The whole row leads where its link does. Rendered once, however often the list around it grows. */
export const ContactEntry = memo(({ name, level, mail, link, icon }: ContactTopic) => (
  <li className={`${rows.row} ${section.longListRow}`}>
    <span className={`${rows.icon} ${styles.icon}`}>
      <Icon drawing={icon} />
    </span>
    <p className={styles.title}>
      <span className={styles.name}>{name}</span> <span className={styles.level}>{level}</span>
    </p>
    <Way mail={mail} link={link} />
  </li>
));
