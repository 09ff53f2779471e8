import type { InterestGroup } from "../../../../content/interests";
import { ProgressBar } from "../../../../ui/ProgressBar";
import { SeniorityDot } from "./SeniorityDot";

/** Each topic with its seniority and its level, in figures and as a bar. */
export const InterestTopics = ({ topics }: Pick<InterestGroup, "topics">) => (
  <ul data-part="topics">
    {topics.map(({ name, level, seniority }, index) => (
      <li key={`${index} ${name}`}>
        <span data-part="name">{name}</span>
        <span data-part="seniority">
          <svg viewBox="-5 -5 10 10" aria-hidden="true">
            <SeniorityDot seniority={seniority} />
          </svg>
          {seniority}
        </span>
        <span data-part="level">
          <b>{level}</b> of 100
        </span>
        <ProgressBar
          variant="determinate"
          label={name}
          value={level}
          valueText={`${level} of 100`}
        />
      </li>
    ))}
  </ul>
);
