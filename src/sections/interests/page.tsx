import { graphql } from "gatsby";
import { type PointerEvent, useRef } from "react";
import { ProgressBar } from "../../components/ProgressBar";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import { type Dot, dotGroups } from "./dots";
import * as styles from "./Interests.module.css";
import { LevelSwarm, SeniorityDot } from "./LevelSwarm";

const Topic = ({ id, name, level, seniority }: Dot) => (
  <li data-topic={id}>
    <span className={styles.name}>{name}</span>
    <span className={section.aside}>{level}</span>
    <ProgressBar variant="determinate" value={level} />
    <span className={styles.seniority}>
      <svg viewBox="-6 -6 12 12" aria-hidden="true">
        <SeniorityDot seniority={seniority} />
      </svg>
      {words.seniorities[seniority]}
    </span>
  </li>
);

/** Marks the dot and the row of the topic under the pointer. It writes to the elements: lists of any length render nothing. */
const useLitTopic = () => {
  const lit = useRef<readonly Element[]>([]);
  const follow = ({ target, currentTarget }: PointerEvent<HTMLElement>) => {
    const under = target instanceof Element ? target.closest("[data-topic]") : null;
    const id = under?.getAttribute("data-topic");
    for (const element of lit.current) element.removeAttribute("data-lit");
    lit.current = id ? [...currentTarget.querySelectorAll(`[data-topic="${id}"]`)] : [];
    for (const element of lit.current) element.setAttribute("data-lit", "");
  };
  return { onPointerOver: follow, onPointerLeave: follow };
};

/** The owner's interests in one picture, and below it the topics of each group. */
const InterestsSection = ({ title, data }: SectionProps<Queries.InterestsPageQuery>) => {
  const groups = dotGroups(data.interests.nodes);
  return (
    <div className={styles.section} {...useLitTopic()}>
      <h3 className={section.heading}>{title}</h3>
      <LevelSwarm dots={groups.flatMap(({ dots }) => dots)} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.heading} data-tone={group.tone}>
            <h4 className={styles.heading}>{group.heading}</h4>
            <ul className={styles.topics}>
              {group.dots.map((dot) => (
                <Topic key={dot.id} {...dot} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p className={section.empty}>{words.interests.empty}</p>}
    </div>
  );
};

export default InterestsSection;

export const query = graphql`
  query InterestsPage {
    interests: allInterestGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics { name level seniority }
      }
    }
  }
`;
