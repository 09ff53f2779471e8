import { graphql } from "gatsby";
import { ArrowUpRight } from "lucide-react";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { Icon } from "../../components/Icon";
import { NewTabLink } from "../../components/links";
import { linkPlace, mailOfLink } from "../../contract/addresses";
import { usePortrait, useSite } from "../../navigation/shell";
import { isProfiles } from "../../words/isProfiles";
import { words } from "../../words/words";
import * as rows from "../LinkRow.module.css";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import * as styles from "./Contact.module.css";
import { MailAddress, useCopying } from "./MailAddress";

type ContactGroup = Queries.ContactPageQuery["contacts"]["nodes"][number];
type Topic = ContactGroup["topics"][number];

const Way = ({ mail, link, isMe }: Pick<Topic, "mail" | "link"> & { isMe: boolean }) => {
  if (mail !== null) return <MailAddress mail={mail} href={`mailto:${mail}`} />;
  if (link === null) return null;
  const linkedMail = mailOfLink(link);
  if (linkedMail !== null) return <MailAddress mail={linkedMail} href={link} />;
  return (
    <span className={styles.address}>
      <NewTabLink href={link} isMe={isMe}>
        {linkPlace(link)}
        <ArrowUpRight aria-hidden="true" />
      </NewTabLink>
    </span>
  );
};

const Group = ({ heading, topics }: ContactGroup) => (
  <section>
    <h4 className={section.groupHeading}>{heading}</h4>
    <ul className={styles.rows}>
      {topics.map(({ name, level, mail, link, icon }) => (
        <li key={`${name} ${mail ?? link}`} className={rows.row}>
          <span className={rows.icon}>
            <Icon drawing={icon} />
          </span>
          <p className={styles.name}>{name}</p>
          <Way mail={mail} link={link} isMe={isProfiles({ heading })} />
          <p className={styles.level}>{level}</p>
        </li>
      ))}
    </ul>
  </section>
);

interface MainAddressProps {
  mail: string;
  availability: string | null | undefined;
}

/** The owner's main address, before all others. */
const MainAddress = ({ mail, availability }: MainAddressProps) => {
  const portrait = usePortrait();
  const { address, copy, word, status } = useCopying(mail);
  const href = `mailto:${mail}`;
  return (
    <div className={styles.main}>
      {portrait && <img src={portrait} alt="" width={56} height={56} decoding="async" />}
      <div>
        <span ref={address} className={styles.address}>
          <a href={href}>{mail}</a>
        </span>
        {availability && <p className={styles.availability}>{availability}</p>}
        {status}
      </div>
      <div>
        <Button onClick={copy}>{word}</Button>
        <a className={buttons.primary} href={href}>
          {words.contact.write}
        </a>
      </div>
    </div>
  );
};

/** Every way to reach the owner, by group. */
const ContactSection = ({ title, data }: SectionContent<Queries.ContactPageQuery>) => {
  const { email } = useSite().owner;
  const groups = data.contacts.nodes.filter(({ topics }) => topics.length > 0);
  return (
    <div className={styles.section}>
      <h3 className={section.heading}>{title}</h3>
      {email !== null && <MainAddress mail={email} availability={data.site?.owner.availability} />}
      {groups.length === 0 && <p className={section.empty}>{words.contact.empty}</p>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.heading} {...group} />
        ))}
      </div>
    </div>
  );
};

export default ContactSection;

export const query = graphql`
  query ContactPage { ...ContactContent }

  fragment ContactContent on Query {
    site: siteInfo { owner { availability } }
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name level mail link
          icon { ...IconDrawing }
        }
      }
    }
  }
`;
