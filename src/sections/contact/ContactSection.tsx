import { useMemo, useRef } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import { styled } from "../../theme/styled";
import { useGrowingList } from "../../ui/useGrowingList";
import type { SectionProps } from "../section";
import { ContactEntry } from "./ContactEntry";
import { contactRecipe } from "./contact.recipe";
import { words } from "./contact.words";
import type { ContactGroup } from "./content";

const Section = styled("div", contactRecipe);

const Group = ({ heading, topics, lists }: ContactGroup & { lists: number }) => {
  const keys = useMemo(() => distinctKeys(topics.map(({ name }) => name)), [topics]);
  const list = useRef<HTMLUListElement>(null);
  const [shown] = useGrowingList(topics, list, { lists });
  return (
    <section>
      <h4>{heading}</h4>
      <ul ref={list}>
        {shown.map((topic, index) => (
          <ContactEntry key={keys[index]} {...topic} />
        ))}
      </ul>
    </section>
  );
};

/** Every way to reach the owner, by group. */
export const ContactSection = ({ title, data }: SectionProps<Queries.ContactPageQuery>) => {
  const groups = data.contacts.nodes.filter(({ topics }) => topics.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const [shown] = useGrowingList(groups, list);
  return (
    <Section>
      <h3>{title}</h3>
      {groups.length > 0 ? (
        <div ref={list} data-part="groups">
          {shown.map((group) => (
            <Group key={group.heading} lists={groups.length} {...group} />
          ))}
        </div>
      ) : (
        <p data-part="empty">{words.empty}</p>
      )}
    </Section>
  );
};
