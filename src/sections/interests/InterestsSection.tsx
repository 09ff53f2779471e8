import { styled } from "../../theme/styled";
import { useGrowingList } from "../../ui/useGrowingList";
import type { SectionProps } from "../section";
import type { InterestGroup } from "./content";
import { InterestTopics } from "./InterestTopics";
import { interestsRecipe } from "./interests.recipe";
import { words } from "./interests.words";
import { LevelsChart } from "./LevelsChart";

const Section = styled("div", interestsRecipe);

const Group = (group: InterestGroup) => (
  <section data-part="group">
    <div data-part="profile">
      <h4>{group.heading}</h4>
      <LevelsChart {...group} />
    </div>
    <InterestTopics topics={group.topics} />
  </section>
);

/** What the owner cares for, by group: a chart of the whole beside its topics. */
export const InterestsSection = ({ title, data }: SectionProps<Queries.InterestsPageQuery>) => {
  const groups = data.interests.nodes.filter(({ topics }) => topics.length > 0);
  const shown = useGrowingList(groups);
  return (
    <Section>
      <h3>{title}</h3>
      {shown.map((group) => (
        <Group key={group.heading} {...group} />
      ))}
      {groups.length === 0 && <p data-part="empty">{words.empty}</p>}
    </Section>
  );
};
