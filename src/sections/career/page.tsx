import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { NewTabLink } from "../../components/links";
import { degreeOf } from "../../lib/degree";
import { words } from "../../words/words";
import { Html } from "../Html";
import * as parts from "../Parts.module.css";
import { Points } from "../Points";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import * as styles from "./Career.module.css";

interface CareerEntryProps {
  title: string;
  place: string;
  url: string | null;
  location?: string | null;
  time: string | null;
  children?: ReactNode;
}

const CareerEntry = ({ title, place, url, location, time, children }: CareerEntryProps) => (
  <li className={styles.station}>
    <h5>{title}</h5>{" "}
    <p className={section.aside}>
      {url === null ? <span>{place}</span> : <NewTabLink href={url}>{place}</NewTabLink>}
      {location && <span>{words.marks.comma + location}</span>}
    </p>{" "}
    {time !== null && <p className={styles.time}>{time}</p>} {children}
  </li>
);

const Group = ({ heading, children }: { heading: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <section>
      <h4 className={section.groupHeading}>{heading}</h4> <ol>{children}</ol>
    </section>
  );

/** The owner's jobs and schools along a line of time, the newest first. */
const CareerSection = ({ title, data: { career } }: SectionContent<Queries.CareerPageQuery>) => {
  const { work = [], education = [] } = career ?? {};
  return (
    <article className={styles.section}>
      <h3 className={section.title}>{title}</h3>{" "}
      {work.length + education.length === 0 && <p className={parts.empty}>{words.career.empty}</p>}
      <Group heading={words.career.work}>
        {work.map(({ name, position, summary, highlights, ...job }) => (
          <CareerEntry
            key={`${name} ${position} ${job.time}`}
            {...job}
            title={position}
            place={name}
          >
            {summary && <Html as="p" html={summary} />}
            <Points texts={highlights} />
          </CareerEntry>
        ))}
      </Group>
      <Group heading={words.career.education}>
        {education.map(({ institution, studyType, area, url, time }) => (
          <CareerEntry
            key={`${institution} ${studyType} ${time}`}
            title={degreeOf(studyType, area, words.marks.comma) || institution}
            place={institution}
            url={url}
            time={time}
          />
        ))}
      </Group>
    </article>
  );
};

export default CareerSection;

export const query = graphql`
  query CareerPage { ...CareerContent }

  fragment CareerContent on Query {
    career {
      work { name position location url summary highlights time }
      education { institution area studyType url time }
    }
  }
`;
