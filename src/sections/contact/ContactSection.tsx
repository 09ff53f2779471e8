import { useMemo } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Contact.module.css";
import { ContactEntry } from "./ContactEntry";
import { words } from "./contact.words";
import type { ContactGroup } from "./content";

const Group = ({ heading, topics }: ContactGroup) => {
  const keys = useMemo(() => distinctKeys(topics.map(({ name }) => name)), [topics]);
  return (
    <section>
      <h4 className={section.groupHeading}>{heading}</h4>
      <ul>
        {topics.map((topic, index) => (
          <ContactEntry key={keys[index]} {...topic} />
        ))}
      </ul>
    </section>
  );
};

/** Every way to reach the owner, by group. */
export const ContactSection = ({ title, data }: SectionProps<Queries.ContactPageQuery>) => {
  const groups = data.contacts.nodes.filter(({ topics }) => topics.length > 0);
  return (
    <div className={styles.section}>
      <h3 className={section.heading}>{title}</h3>
      {groups.length > 0 ? (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </div>
      ) : (
        <p className={section.empty}>{words.empty}</p>
      )}
    </div>
  );
};
