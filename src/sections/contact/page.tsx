import { graphql } from "gatsby";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { Button } from "../../components/Button";
import * as buttons from "../../components/Button.module.css";
import { Icon } from "../../components/Icon";
import { NewTabLink } from "../../components/links";
import { linkPlace, mailOfLink } from "../../contract/addresses";
import { usePortrait, useSite } from "../../navigation/shell";
import { isProfiles } from "../../words/isProfiles";
import { words } from "../../words/words";
import * as rows from "../LinkRow.module.css";
import * as band from "../OwnerBand.module.css";
import * as parts from "../Parts.module.css";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import { useCopying } from "../useCopying";
import * as styles from "./Contact.module.css";
import { MailAddress } from "./MailAddress";

type ContactGroup = Queries.ContactPageQuery["contacts"]["nodes"][number];
type Topic = ContactGroup["topics"][number];

const ContactLink = ({ mail, link, isMe }: Pick<Topic, "mail" | "link"> & { isMe: boolean }) => {
  if (mail !== null) return <MailAddress mail={mail} href={`mailto:${mail}`} />;
  if (link === null) return null;
  const linkedMail = mailOfLink(link);
  if (linkedMail !== null) return <MailAddress mail={linkedMail} href={link} />;
  return (
    <span className={styles.address}>
      <NewTabLink href={link} isMe={isMe}>
        <span>{linkPlace(link)}</span>
        <ArrowUpRight aria-hidden="true" />
      </NewTabLink>
    </span>
  );
};

const Group = ({ heading, topics }: ContactGroup) => (
  <section>
    <h4 className={section.groupHeading}>{heading}</h4>{" "}
    <ul className={styles.rows}>
      {topics.map(({ name, level, mail, link, icon }) => (
        <li key={`${name} ${mail ?? link}`} className={rows.row}>
          <span className={rows.icon}>
            <Icon drawing={icon} />
          </span>
          <p className={styles.name}>{name}</p>{" "}
          <ContactLink mail={mail} link={link} isMe={isProfiles({ heading })} />{" "}
          <p className={styles.level}>{level}</p>{" "}
        </li>
      ))}
    </ul>
  </section>
);

interface MainAddressProps {
  title: string;
  mail: string;
  availability: string | null | undefined;
}

/** The section's title with the owner's main address, before all others. */
const MainAddress = ({ title, mail, availability }: MainAddressProps) => {
  const portrait = usePortrait();
  const { address, copy, word, statusElement } = useCopying(mail);
  const href = `mailto:${mail}`;
  return (
    <header className={band.band}>
      {portrait && <img className={band.photo} src={portrait} alt="" width={144} height={144} />}
      <h3 className={band.line}>{title}</h3>{" "}
      <p className={band.headline}>
        <span ref={address}>
          <a href={href}>{mail}</a>
        </span>
      </p>{" "}
      <div className={band.ways}>
        {availability && <p className={band.availability}>{`${availability} `}</p>}
        <a className={buttons.primary} href={href}>
          {words.contact.write}
        </a>{" "}
        <Button onClick={copy} data-widest={words.contact.copy}>
          {word}
        </Button>{" "}
        {statusElement}
      </div>
    </header>
  );
};

/** Every way to reach the owner, by group. */
const ContactSection = ({ title, data }: SectionContent<Queries.ContactPageQuery>) => {
  const { email } = useSite().owner;
  const groups = data.contacts.nodes.filter(({ topics }) => topics.length > 0);
  return (
    <div className={styles.section}>
      {email === null ? (
        <h3 className={section.title}>{title}</h3>
      ) : (
        <MainAddress title={title} mail={email} availability={data.site?.owner.availability} />
      )}
      {groups.length === 0 && <p className={parts.empty}>{words.contact.empty}</p>}
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
