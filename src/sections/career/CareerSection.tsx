import type { ReactNode } from "react";
import { styled } from "../../theme/styled";
import { NewTabLink } from "../../ui/NewTabLink";
import { marks } from "../../words/locale.words";
import type { SectionProps } from "../section";
import { careerRecipe } from "./career.recipe";
import { words } from "./career.words";

const Section = styled("article", careerRecipe);

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
    <p data-part="place">
      {url === null ? place : <NewTabLink href={url}>{place}</NewTabLink>}
      {location && marks.comma + location}
    </p>
    {time !== null && <p data-part="time">{time}</p>}
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
    <Section>
      <h3>{title}</h3>
      {work.length + education.length === 0 && <p data-part="empty">{words.empty}</p>}
      {work.length > 0 && (
        <section>
          <h4>{words.work}</h4>
          <ol>
            {work.map((job) => (
              <Job key={`${job.name} ${job.position} ${job.time}`} job={job} />
            ))}
          </ol>
        </section>
      )}
      {education.length > 0 && (
        <section>
          <h4>{words.education}</h4>
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
    </Section>
  );
};
