import { filled } from "../../words/filled";
import { direction } from "../../words/locale.words";
import type { InterestGroup } from "./content";
import { describeLevels } from "./describeLevels";
import { words } from "./interests.words";
import { levelDots } from "./levelDots";
import { DOT_RADIUS_PX, SeniorityDot } from "./SeniorityDot";

const ROW_HEIGHT_PX = 2 * DOT_RADIUS_PX + 2;
const LABEL_HEIGHT_PX = 20;
const TICKS = [
  { level: 0, anchor: "start" },
  { level: 50, anchor: "middle" },
  { level: 100, anchor: "end" },
] as const;

/** How far across the scale, from where one begins to read. */
const across = (level: number): string => `${direction === "rtl" ? 100 - level : level}%`;

/**
 * The group's topics as dots on one scale: how many, how high, how far apart, how senior. Drawn in
 * pixels up and in percent across, so that it fills its place and its dots keep their size.
 */
export const LevelsChart = ({ heading, topics }: InterestGroup) => {
  const description = describeLevels(topics);
  if (description === "") return null;
  const dots = levelDots(topics);
  const axisY = (Math.max(...dots.map(({ row }) => row)) + 1) * ROW_HEIGHT_PX + DOT_RADIUS_PX;

  return (
    <figure>
      <svg
        height={axisY + LABEL_HEIGHT_PX}
        role="img"
        aria-label={filled(words.levels, { heading })}
      >
        {TICKS.map(({ level, anchor }) => (
          <g key={level}>
            <line data-part="tick" x1={across(level)} x2={across(level)} y1={0} y2={axisY + 4} />
            <text x={across(level)} y={axisY + LABEL_HEIGHT_PX - 2} textAnchor={anchor}>
              {level}
            </text>
          </g>
        ))}
        <line data-part="axis" x1="0%" x2="100%" y1={axisY} y2={axisY} />
        {dots.map(({ name, level, seniority, row }) => (
          <svg
            key={`${level} ${row}`}
            aria-hidden="true"
            x={across(level)}
            y={axisY - (row + 0.5) * ROW_HEIGHT_PX - 1}
            overflow="visible"
          >
            <title>{`${name}: ${level}`}</title>
            <SeniorityDot seniority={seniority} />
          </svg>
        ))}
      </svg>
      <figcaption>{description}</figcaption>
    </figure>
  );
};
