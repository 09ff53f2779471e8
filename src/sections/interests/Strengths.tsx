import { type CSSProperties, Fragment } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { AppLink } from "../../windows";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import * as section from "../Section.module.css";
import * as styles from "./Strengths.module.css";

export type Topic = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number];
const COUNT = 3;
/** The most that are wide enough for a picture. Years before them share the first. */
const COLUMNS = 24;
/** Of fewer, one year would be too wide for a cover. */
const MIN_YEARS = 6;

interface StrengthsProps {
  topics: readonly Topic[];
  data: Pick<Queries.InterestsPageQuery, "build" | "projects">;
}

/** The year in which something is known to have been used first. */
const firstYear = ({ since, uses }: Topic): string | undefined =>
  [since, ...uses.map((use) => use.since)].flatMap((year) => year || []).sort()[0];

/** The senior topics of the highest levels, each a line from its first year to now, on which its projects span their years. */
export const Strengths = ({ topics, data }: StrengthsProps) => {
  const covers = new Map(data.projects.nodes.map((project) => [project.address, project]));
  const strengths = topics
    .filter(({ seniority }) => seniority === "Senior")
    .sort((one, other) => (other.level ?? 0) - (one.level ?? 0))
    .map((topic) => ({
      ...topic,
      from: firstYear(topic),
      shown: topic.uses.toReversed().filter(({ address }) => covers.has(address)),
    }))
    .filter(({ shown }) => shown.length > 0)
    .slice(0, COUNT);
  if (strengths.length === 0) return null;
  const present = Number(data.build?.year);
  const starts = strengths.flatMap(({ from }) => (from ? Number(from) : []));
  const first = Math.max(Math.min(...starts, present - MIN_YEARS + 1), present - COLUMNS + 1);
  const years = present - first + 1;
  const columnOf = (year: string | number) => Math.max(0, Number(year) - first) + 1;
  // A time that goes on has words in place of its last year.
  const endOf = (time: string) => /\d{4}/.exec(time.split("–").at(-1) ?? "")?.[0];
  const step = Math.ceil((2 * years) / COLUMNS);
  const ticks = Array.from({ length: Math.ceil(years / step) }, (_, index) => first + index * step);
  return (
    <section className={styles.timeline} style={{ "--columns": years } as CSSProperties}>
      <h4>
        <VisuallyHidden>{words.interests.strengths}</VisuallyHidden>
      </h4>{" "}
      {starts.length > 0 && (
        <div className={styles.years} aria-hidden data-screen-only="">
          {ticks.map((year) => (
            <Fragment key={year}>
              <span style={{ gridColumnStart: columnOf(year) }}>{year}</span>{" "}
            </Fragment>
          ))}
        </div>
      )}
      <ul className={styles.strengths}>
        {strengths.map(({ name, since, from, shown }) => (
          <li key={name}>
            <div className={styles.text}>
              <h5>{name}</h5>{" "}
              <p className={section.aside}>
                {since && <span>{`${filled(words.general.since, { year: since })} · `}</span>}
                <span>{counted(words.interests.projects, { count: shown.length })}</span>
              </p>{" "}
            </div>
            {from && (
              <div className={styles.track} style={{ "--from": columnOf(from) } as CSSProperties}>
                {shown.map(({ name: project, address, since: year, time }) => {
                  const cover = covers.get(address);
                  if (!cover || !year) return null;
                  const end = endOf(time);
                  const span = `${columnOf(year)} / ${columnOf(end ?? present) + 1}`;
                  return (
                    <AppLink
                      key={address}
                      address={address}
                      title={`${project} · ${time}`}
                      style={{ "--years": span } as CSSProperties}
                      data-years={end === year ? year : `${year}–${end ?? ""}`}
                    >
                      <Cover of={cover} loading="lazy" />
                      <span>{project}</span>{" "}
                    </AppLink>
                  );
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
