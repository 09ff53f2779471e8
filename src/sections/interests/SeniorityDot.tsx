import * as styles from "./Interests.module.css";
import type { InterestGroup } from "./sortedGroups";

type Seniority = InterestGroup["topics"][number]["seniority"];

/** Radius in pixels, with the outline. */
export const DOT_RADIUS_PX = 6;

const FILLINGS: Record<Seniority, string | null> = {
  Beginner: null,
  Intermediate: "M-5 0a5 5 0 0 0 10 0z",
  Senior: "M-5 0a5 5 0 0 0 10 0a5 5 0 0 0 -10 0z",
};

/** A dot around the origin: a ring for a beginner, filled further with seniority. */
export const SeniorityDot = ({ seniority }: { seniority: Seniority }) => {
  const filling = FILLINGS[seniority];
  return (
    <>
      <circle r={DOT_RADIUS_PX - 1} className={styles.ring} />
      {filling && <path d={filling} className={styles.filling} />}
    </>
  );
};
