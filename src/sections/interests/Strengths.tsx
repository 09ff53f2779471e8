import type { CSSProperties } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { AppLink } from "../../windows";
import { counted, filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import * as section from "../Section.module.css";
import * as styles from "./Strengths.module.css";

export type Topic = Queries.InterestsPageQuery["interests"]["nodes"][number]["topics"][number];
const COUNT = 3;
/** The most that have room for pictures side by side. Years before them share the first. */
const COLUMNS = 24;

interface StrengthsProps {
  topics: readonly Topic[];
  projects: Queries.InterestsPageQuery["projects"]["nodes"];
}

/** The year in which something was used first; undefined where none is known. */
export const firstYear = (uses: Topic["uses"]): string | undefined =>
  uses.flatMap(({ since }) => since || []).sort()[0];

/** The senior topics of the highest levels, each from its first year on, with the projects that show it at their years. */
export const Strengths = ({ topics, projects }: StrengthsProps) => {
  const covers = new Map(projects.map((project) => [project.address, project]));
  const strengths = topics
    .filter(({ seniority }) => seniority === "Senior")
    .sort((one, other) => other.level - one.level)
    .map(({ name, uses }) => ({
      name,
      since: firstYear(uses),
      shown: uses.toReversed().filter(({ address }) => covers.has(address)),
    }))
    .filter(({ shown }) => shown.length > 0)
    .slice(0, COUNT);
  if (strengths.length === 0) return null;
  const times = topics.flatMap(({ uses }) => uses.map(({ since, time }) => `${since} ${time}`));
  const last = Math.max(...times.flatMap((time) => time.split(/\D+/).map(Number)));
  const starts = strengths.map(({ since = last }) => Number(since));
  const first = Math.max(Math.min(...starts), last - COLUMNS + 1);
  const years = last - first + 1;
  // The projects of one year are side by side, if there is room.
  const perYear = Math.floor(COLUMNS / years);
  const columnOf = (year: string | number, place = 0) =>
    Math.max(0, Number(year) - first) * perYear + (place % perYear) + 1;
  const step = Math.ceil((2 * years) / COLUMNS);
  const ticks = Array.from({ length: Math.ceil(years / step) }, (_, index) => first + index * step);
  const columns = { "--columns": years * perYear } as CSSProperties;
  return (
    <section className={styles.timeline} style={columns}>
      <h4 className={section.groupHeading}>{words.interests.strengths}</h4>
      <div className={styles.years} aria-hidden data-screen-only="">
        {ticks.map((year) => (
          <span key={year} style={{ gridColumnStart: columnOf(year) }}>
            {year || ""}
          </span>
        ))}
      </div>
      <ul className={styles.strengths}>
        {strengths.map(({ name, since, shown }) => (
          <li
            key={name}
            style={{ "--from": columnOf(since ?? first) } as CSSProperties}
            data-short={Number(since) - first > years / 2 || undefined}
          >
            <div className={styles.text}>
              <h5>{name}</h5>
              <p className={section.aside}>
                {since && `${filled(words.general.since, { year: since })} · `}
                {counted(words.interests.projects, { count: shown.length })}
              </p>
            </div>
            <div className={styles.covers}>
              {shown.map(({ name: project, address, since: year, time }, index) => {
                const cover = covers.get(address);
                if (!cover || !year) return null;
                const place = index - shown.findIndex((use) => use.since === year);
                return (
                  <AppLink
                    key={address}
                    address={address}
                    title={`${project} · ${time}`}
                    style={{ gridColumnStart: columnOf(year, place) }}
                  >
                    <Cover of={cover} loading="lazy" />
                    <VisuallyHidden>{project}</VisuallyHidden>
                  </AppLink>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
