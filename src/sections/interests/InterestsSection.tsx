import { memo, useMemo } from "react";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Interests.module.css";
import { InterestTopics } from "./InterestTopics";
import { words } from "./interests.words";
import { LevelSwarm } from "./LevelSwarm";
import { type SortedGroup, sortedGroups } from "./sortedGroups";
import { swarmDots } from "./swarmDots";
import { useLitTopic } from "./useLitTopic";

const Group = memo(({ heading, tone, topics }: SortedGroup) => (
  <section data-tone={tone}>
    <h4 className={section.groupHeading}>{heading}</h4>
    <InterestTopics topics={topics} />
  </section>
));

/** What the owner cares for: all of it as one picture, and below it the topics of each group. */
export const InterestsSection = ({ title, data }: SectionProps<Queries.InterestsPageQuery>) => {
  const groups = useMemo(() => sortedGroups(data.interests.nodes), [data]);
  const dots = useMemo(() => swarmDots(groups), [groups]);
  const litProps = useLitTopic();
  return (
    <div className={styles.section} {...litProps}>
      <h3 className={section.heading}>{title}</h3>
      <LevelSwarm dots={dots} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.heading} {...group} />
        ))}
      </div>
      {groups.length === 0 && <p className={section.empty}>{words.empty}</p>}
    </div>
  );
};
