import { graphql } from "gatsby";
import { Htmls } from "../Html";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import * as styles from "./Mission.module.css";

const MissionSection = ({ data: { mission } }: SectionContent<Queries.MissionPageQuery>) =>
  mission && (
    <article className={styles.section}>
      <h3 className={section.heading}>{mission.heading}</h3>{" "}
      <div className={styles.prose}>
        <Htmls as="p" texts={mission.paragraphs} />
      </div>
    </article>
  );

export default MissionSection;

export const query = graphql`
  query MissionPage { ...MissionContent }

  fragment MissionContent on Query {
    mission { heading paragraphs }
  }
`;
