import { type CSSProperties, memo } from "react";
import * as styles from "./Interests.module.css";
import { words } from "./interests.words";
import { SeniorityDot } from "./SeniorityDot";
import type { SwarmDot } from "./swarmDots";

const TICKS = [0, 50, 100];

/** Numbers that the styles make places of. */
const numbers = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => values;

const placeOf = ({ level, row, wideRow }: SwarmDot) =>
  numbers({ "--level": level, "--row": row, "--wide-row": wideRow });

/** How many rows reach furthest from the middle. */
const reach = (rows: readonly number[]): number => Math.max(...rows.map(Math.abs));

/** The name of an extreme, with a line to its dot: it runs to where there is more room. */
const Extreme = ({ dot, part }: { dot: SwarmDot; part: "lowest" | "highest" }) => (
  <span
    className={part === "lowest" ? styles.lowest : styles.highest}
    data-runs={dot.level < 50 ? "on" : "back"}
    style={placeOf(dot)}
  >
    <span>
      {dot.name} {dot.level}
    </span>
  </span>
);

/** Rendered once, however many come after it. */
const Dot = memo((dot: SwarmDot) => (
  <svg
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
));

/**
 * All topics as dots on one scale, in the colours of their groups: how many, how high, how far apart, how senior. Placed in
 * percent across and in rows up and down, so that it fills its width and its dots keep their size.
 */
export const LevelSwarm = memo(({ dots }: { dots: readonly SwarmDot[] }) => {
  const ascending = [...dots].sort((one, other) => one.level - other.level);
  const lowest = ascending[0];
  const highest = ascending.at(-1);
  if (!lowest || !highest || lowest === highest) return null;
  const rows = numbers({
    "--reach": reach(dots.map(({ row }) => row)),
    "--wide-reach": reach(dots.map(({ wideRow }) => wideRow)),
  });

  return (
    <figure role="img" aria-label={words.levels}>
      <div className={styles.field} style={rows}>
        {TICKS.map((level) => (
          <span key={level} className={styles.tick} style={numbers({ "--level": level })}>
            <span>{level}</span>
          </span>
        ))}
        <Extreme dot={lowest} part="lowest" />
        <Extreme dot={highest} part="highest" />
        {dots.map((dot) => (
          <Dot key={dot.id} {...dot} />
        ))}
      </div>
    </figure>
  );
});
