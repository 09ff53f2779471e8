import type { CSSProperties } from "react";
import { words } from "../../words/words";
import type { Dot } from "./dots";
import * as styles from "./Interests.module.css";

const TICKS = [0, 50, 100];

const FILLINGS: Record<Dot["seniority"], string | null> = {
  Beginner: null,
  Intermediate: "M-5 0a5 5 0 0 0 10 0z",
  Senior: "M-5 0a5 5 0 0 0 10 0a5 5 0 0 0 -10 0z",
};

/** A ring around the origin, filled further with seniority. */
export const SeniorityDot = ({ seniority }: Pick<Dot, "seniority">) => {
  const filling = FILLINGS[seniority];
  return (
    <>
      <circle r={5} className={styles.ring} />
      {filling && <path d={filling} className={styles.filling} />}
    </>
  );
};

/** Numbers that the styles make places of. */
const numbers = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => values;

const placeOf = ({ level, row, wideRow }: Dot) =>
  numbers({ "--level": level, "--row": row, "--wide-row": wideRow });

/** The number of rows on the longer side of the middle. */
const reach = (rows: readonly number[]): number => Math.max(...rows.map(Math.abs));

/** The name of an extreme, with a line to its dot, on the side that has more room. */
const Extreme = ({ dot, className }: { dot: Dot; className: string | undefined }) => (
  <span className={className} data-runs={dot.level < 50 ? "on" : "back"} style={placeOf(dot)}>
    <span>
      {dot.name} {dot.level}
    </span>
  </span>
);

/** All topics as dots on one scale, in the colours of their groups. */
export const LevelSwarm = ({ dots }: { dots: readonly Dot[] }) => {
  const ascending = [...dots].sort((one, other) => one.level - other.level);
  const lowest = ascending[0];
  const highest = ascending.at(-1);
  if (!lowest || !highest || lowest === highest) return null;
  const rows = numbers({
    "--reach": reach(dots.map(({ row }) => row)),
    "--wide-reach": reach(dots.map(({ wideRow }) => wideRow)),
  });

  return (
    <figure role="img" aria-label={words.interests.levels}>
      <div className={styles.field} style={rows}>
        {TICKS.map((level) => (
          <span key={level} className={styles.tick} style={numbers({ "--level": level })}>
            <span>{level}</span>
          </span>
        ))}
        <Extreme dot={lowest} className={styles.lowest} />
        <Extreme dot={highest} className={styles.highest} />
        {dots.map((dot) => (
          <svg
            key={dot.id}
            className={styles.dot}
            data-tone={dot.tone}
            data-topic={dot.id}
            viewBox="-6 -6 12 12"
            aria-hidden="true"
            style={placeOf(dot)}
          >
            <title>{`${dot.name}: ${dot.level}`}</title>
            <SeniorityDot seniority={dot.seniority} />
          </svg>
        ))}
      </div>
    </figure>
  );
};
