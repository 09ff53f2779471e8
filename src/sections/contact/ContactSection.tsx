import { useMemo } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import { styled } from "../../theme/styled";
import type { SectionProps } from "../section";
import { ContactEntry } from "./ContactEntry";
import { contactRecipe } from "./contact.recipe";
import { words } from "./contact.words";
import type { ContactGroup } from "./content";

const Section = styled("div", contactRecipe);

const Group = ({ heading, topics }: ContactGroup) => {
  const keys = useMemo(() => distinctKeys(topics.map(({ name }) => name)), [topics]);
  return (
    <section>
      <h4>{heading}</h4>
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
    <Section>
      <h3>{title}</h3>
      {groups.length > 0 ? (
        <div data-part="groups">
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </div>
      ) : (
        <p data-part="empty">{words.empty}</p>
      )}
    </Section>
  );
};
