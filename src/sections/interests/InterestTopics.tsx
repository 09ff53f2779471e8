import { memo, useMemo } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import { ProgressBar } from "../../ui/ProgressBar";
import { useGrowingList } from "../../ui/useGrowingList";
import { filled } from "../../words/filled";
import type { InterestGroup } from "./content";
import { seniorities, words } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";

type Topic = InterestGroup["topics"][number];

/** Rendered once, however often the list around it grows. */
const TopicRow = memo(({ name, level, seniority }: Topic) => (
  <li>
    <span data-part="name">{name}</span>
    <span data-part="seniority">
      <svg viewBox="-6 -6 12 12" aria-hidden="true">
        <SeniorityDot seniority={seniority} />
      </svg>
      {seniorities[seniority]}
    </span>
    <span data-part="level">{filled(words.level, { level })}</span>
    <ProgressBar variant="determinate" value={level} />
  </li>
));

/** Each topic with its seniority and its level, in figures and as a bar. */
export const InterestTopics = ({ topics }: Pick<InterestGroup, "topics">) => {
  const keys = useMemo(() => distinctKeys(topics.map(({ name }) => name)), [topics]);
  const shown = useGrowingList(topics);
  return (
    <ul data-part="topics">
      {shown.map((topic, index) => (
        <TopicRow key={keys[index]} {...topic} />
      ))}
    </ul>
  );
};
