import type { ReactNode } from "react";
import { NewTabLink } from "../../ui/NewTabLink";
import { marks } from "../../words/locale.words";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Career.module.css";
import { words } from "./career.words";

type Career = NonNullable<Queries.CareerPageQuery["career"]>;

interface StationProps {
  title: string;
  /** Where it was; a link where that has an address. */
  place: string;
  url: string | null;
  location?: string | null;
  time: string | null;
  children?: ReactNode;
}

const Station = ({ title, place, url, location, time, children }: StationProps) => (
  <li>
    <h5>{title}</h5>
    <p className={styles.place}>
      {url === null ? place : <NewTabLink href={url}>{place}</NewTabLink>}
      {location && marks.comma + location}
    </p>
    {time !== null && <p className={styles.time}>{time}</p>}
    {children}
  </li>
);

const Job = ({ job }: { job: Career["work"][number] }) => (
  <Station
    title={job.position}
    place={job.name}
    url={job.url}
    location={job.location}
    time={job.time}
  >
    {job.summary && <p>{job.summary}</p>}
    {job.highlights && job.highlights.length > 0 && (
      <ul>
        {job.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    )}
  </Station>
);

/** Where the owner has worked and learned, along a line of time, the newest first. */
export const CareerSection = ({
  title,
  data: { career },
}: SectionProps<Queries.CareerPageQuery>) => {
  const { work = [], education = [] } = career ?? {};
  return (
    <article className={styles.section}>
      <h3 className={section.heading}>{title}</h3>
      {work.length + education.length === 0 && <p className={section.empty}>{words.empty}</p>}
      {work.length > 0 && (
        <section>
          <h4 className={section.groupHeading}>{words.work}</h4>
          <ol>
            {work.map((job) => (
              <Job key={`${job.name} ${job.position} ${job.time}`} job={job} />
            ))}
          </ol>
        </section>
      )}
      {education.length > 0 && (
        <section>
          <h4 className={section.groupHeading}>{words.education}</h4>
          <ol>
            {education.map(({ institution, studyType, area, url, time }) => (
              <Station
                key={`${institution} ${studyType} ${time}`}
                title={[studyType, area].filter(Boolean).join(marks.comma) || institution}
                place={institution}
                url={url}
                time={time}
              />
            ))}
          </ol>
        </section>
      )}
    </article>
  );
};
