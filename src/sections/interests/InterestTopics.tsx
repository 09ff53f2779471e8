import { ProgressBar } from "../../ui/ProgressBar";
import * as section from "../Section.module.css";
import * as styles from "./Interests.module.css";
import { seniorities } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";
import type { SortedGroup, SwarmTopic } from "./sortedGroups";

const TopicRow = ({ id, name, level, seniority }: SwarmTopic) => (
  <li className={section.longListRow} data-topic={id}>
    <span className={styles.name}>{name}</span>
    <span className={styles.level}>{level}</span>
    <ProgressBar variant="determinate" value={level} />
    <span className={styles.seniority}>
      <svg viewBox="-6 -6 12 12" aria-hidden="true">
        <SeniorityDot seniority={seniority} />
      </svg>
      {seniorities[seniority]}
    </span>
  </li>
);

/** Each topic with its level, in figures and as a bar, and its seniority. */
export const InterestTopics = ({ topics }: Pick<SortedGroup, "topics">) => (
  <ul className={styles.topics}>
    {topics.map((topic) => (
      <TopicRow key={topic.id} {...topic} />
    ))}
  </ul>
);
