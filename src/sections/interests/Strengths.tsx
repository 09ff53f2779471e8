import { VisuallyHidden } from "../../components/VisuallyHidden";
import { AppLink } from "../../windows";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import * as section from "../Section.module.css";
import * as styles from "./Strengths.module.css";

export type Topic = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number];
type Project = Queries.InterestsPageQuery["projects"]["nodes"][number];

const COUNT = 3;
const MOST_COVERS = 3;

interface StrengthsProps {
  topics: readonly Topic[];
  projects: readonly Project[];
}

/** The year in which something was used first; undefined where none is known. */
export const firstYear = (uses: Topic["uses"]): string | undefined =>
  uses.flatMap(({ since }) => since || []).sort()[0];

/** The senior topics of the highest levels, with pictures of the projects that show them; nothing where there are fewer. */
export const Strengths = ({ topics, projects }: StrengthsProps) => {
  const strengths = topics
    .filter(({ seniority }) => seniority === "Senior")
    .sort((one, other) => other.level - one.level)
    .map(({ name, uses }) => ({
      name,
      since: firstYear(uses),
      shown: projects.filter(({ address }) => uses.some((use) => use.address === address)),
    }))
    .filter(({ shown }) => shown.length > 0)
    .slice(0, COUNT);
  if (strengths.length < COUNT) return null;
  return (
    <section className={styles.section}>
      <h4 className={section.groupHeading}>{words.interests.strengths}</h4>
      <ul className={styles.strengths}>
        {strengths.map(({ name, since, shown }) => (
          <li key={name} className={section.box}>
            <h5>{name}</h5>
            <p className={section.aside}>
              {since && `${filled(words.general.since, { year: since })} · `}
              {counted(words.interests.projects, { count: shown.length })}
            </p>
            <div className={styles.covers}>
              {shown.slice(0, MOST_COVERS).map((project) => (
                <AppLink key={project.address} address={project.address} title={project.name}>
                  <Cover of={project} loading="lazy" />
                  <VisuallyHidden>{project.name}</VisuallyHidden>
                </AppLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
