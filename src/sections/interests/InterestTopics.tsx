import { distinctKeys } from "../../lib/distinctKeys";
import { ProgressBar } from "../../ui/ProgressBar";
import { useGrowingList } from "../../ui/useGrowingList";
import { filled } from "../../words/filled";
import type { InterestGroup } from "./content";
import { seniorities, words } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";

/** Each topic with its seniority and its level, in figures and as a bar. */
export const InterestTopics = ({ topics }: Pick<InterestGroup, "topics">) => {
  const keys = distinctKeys(topics.map(({ name }) => name));
  const shown = useGrowingList(topics);
  return (
    <ul data-part="topics">
      {shown.map(({ name, level, seniority }, index) => (
        <li key={keys[index]}>
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
      ))}
    </ul>
  );
};
