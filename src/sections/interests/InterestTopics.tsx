import { ProgressBar } from "../../ui/ProgressBar";
import { seniorities } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";
import type { SortedGroup, SwarmTopic } from "./sortedGroups";

const TopicRow = ({ id, name, level, seniority }: SwarmTopic) => (
  <li data-topic={id}>
    <span data-part="name">{name}</span>
    <span data-part="level">{level}</span>
    <ProgressBar variant="determinate" value={level} />
    <span data-part="seniority">
      <svg viewBox="-6 -6 12 12" aria-hidden="true">
        <SeniorityDot seniority={seniority} />
      </svg>
      {seniorities[seniority]}
    </span>
  </li>
);

/** Each topic with its level, in figures and as a bar, and its seniority. */
export const InterestTopics = ({ topics }: Pick<SortedGroup, "topics">) => (
  <ul data-part="topics">
    {topics.map((topic) => (
      <TopicRow key={topic.id} {...topic} />
    ))}
  </ul>
);
