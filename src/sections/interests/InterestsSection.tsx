import { memo, useMemo } from "react";
import { styled } from "../../theme/styled";
import type { SectionProps } from "../section";
import { InterestTopics } from "./InterestTopics";
import { interestsRecipe } from "./interests.recipe";
import { words } from "./interests.words";
import { LevelSwarm } from "./LevelSwarm";
import { type SortedGroup, sortedGroups } from "./sortedGroups";
import { swarmDots } from "./swarmDots";
import { useLitTopic } from "./useLitTopic";

const Section = styled("div", interestsRecipe);

const Group = memo(({ heading, tone, topics }: SortedGroup) => (
  <section data-part="group" data-tone={tone}>
    <h4>{heading}</h4>
    <InterestTopics topics={topics} />
  </section>
));

/** What the owner cares for: all of it as one picture, and below it the topics of each group. */
export const InterestsSection = ({ title, data }: SectionProps<Queries.InterestsPageQuery>) => {
  const groups = useMemo(() => sortedGroups(data.interests.nodes), [data]);
  const dots = useMemo(() => swarmDots(groups), [groups]);
  const litProps = useLitTopic();
  return (
    <Section {...litProps}>
      <h3>{title}</h3>
      <LevelSwarm dots={dots} />
      <div data-part="groups">
        {groups.map((group) => (
          <Group key={group.heading} {...group} />
        ))}
      </div>
      {groups.length === 0 && <p data-part="empty">{words.empty}</p>}
    </Section>
  );
};
