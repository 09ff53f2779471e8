import { memo, useRef } from "react";
import { ProgressBar } from "../../ui/ProgressBar";
import { useGrowingList } from "../../ui/useGrowingList";
import { seniorities } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";
import type { SortedGroup, SwarmTopic } from "./sortedGroups";

/** Rendered once, however often the list around it grows. */
const TopicRow = memo(({ id, name, level, seniority }: SwarmTopic) => (
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
));

interface InterestTopicsProps extends Pick<SortedGroup, "topics"> {
  /** How many groups there are. */
  lists: number;
}

/** Each topic with its level, in figures and as a bar, and its seniority. */
export const InterestTopics = ({ topics, lists }: InterestTopicsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [shown] = useGrowingList(topics, list, { lists });
  return (
    <ul ref={list} data-part="topics">
      {shown.map((topic) => (
        <TopicRow key={topic.id} {...topic} />
      ))}
    </ul>
  );
};
