import { Paragraphs } from "../Paragraphs";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Mission.module.css";

/** What the owner works for, in prose. */
export const MissionSection = ({ data: { mission } }: SectionProps<Queries.MissionPageQuery>) =>
  mission && (
    <article className={styles.section}>
      <h3 className={section.heading}>{mission.heading}</h3>
      <Paragraphs className={styles.prose} paragraphs={mission.paragraphs} />
    </article>
  );
