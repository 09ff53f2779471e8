import { prepareRecipe } from "../../theme/prepareRecipe";
import {
  emptySentence,
  groupHeading,
  rowOfLongList,
  SECTION_WIDE,
  sectionFrame,
  sectionHeading,
} from "../section.recipe";

/** From the middle of one row of dots to that of the next. */
const PITCH = "1.125rem";
/** No more than half of the scale is wide: the panel is the container, and the rest is room at both sides. */
const HALF_SCALE = "(50cqi - 3.75rem)";

/** Room for the name of an extreme above and below the dots. */
const NAME_ROOM = "1.75rem";
/** Room for the numbers of the scale. */
const TICK_ROOM = "1.25rem";

/** The middle of the dots; `--shown-row` rows below it is a dot. */
const DOT_TOP = `calc(50% - ${TICK_ROOM} / 2 + var(--shown-row) * ${PITCH})`;
const ACROSS = "calc(var(--level) * 1%)";

/** All dots on one scale over the groups, which stand side by side as far as there is room. */
export const interestsRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& [data-part=empty]": emptySentence,
    "& h4": {
      ...groupHeading,
      display: "flex",
      alignItems: "center",
      gap: "2",
      paddingInline: "2",
      "&::before": {
        content: '""',
        flex: "none",
        width: "mark",
        height: "mark",
        borderRadius: "full",
        background: "var(--tone)",
      },
    },
    "--tone": "{colors.accent}",
    "& [data-tone='1']": { "--tone": "{colors.secondTone}" },
    "& [data-tone='2']": { "--tone": "{colors.thirdTone}" },
    "& figure": {
      marginTop: "4",
      paddingBlock: "4",
      paddingInline: "5",
      borderRadius: "md",
      background: "bgRaised",
    },
    "& [data-part=field]": {
      "--shown-reach": "var(--reach)",
      position: "relative",
      height: `calc((2 * var(--shown-reach) + 1) * ${PITCH} + 2 * ${NAME_ROOM} + ${TICK_ROOM})`,
      marginInline: "2",
      fontSize: "xs",
      color: "fgMuted",
      fontVariantNumeric: "tabular-nums",
      "& > *": { "--shown-row": "var(--row)" },
      [SECTION_WIDE]: {
        "--shown-reach": "var(--wide-reach)",
        "& > *": { "--shown-row": "var(--wide-row)" },
      },
      "& > span": { position: "absolute", insetInlineStart: ACROSS, width: "0" },
      "& > span > span": { position: "absolute", whiteSpace: "nowrap" },
    },
    "& [data-part=tick]": {
      insetBlock: "0",
      borderInlineStart: "hairline",
      "& > span": { insetInlineStart: "1", bottom: "0", lineHeight: "1" },
      "&:nth-child(3) > span": { insetInlineStart: "auto", insetInlineEnd: "1" },
    },
    "& :is([data-part=lowest], [data-part=highest])": {
      borderInlineStart: "1px solid {colors.borderStrong}",
      // Readable where it lies over a line of the scale.
      "& > span": {
        background: "bgRaised",
        color: "fg",
        fontWeight: "medium",
        lineHeight: "1",
        overflowX: "clip",
        textOverflow: "ellipsis",
      },
      // As far as the scale goes: half of it, and what lies between its middle and the dot.
      "&[data-runs=on] > span": {
        insetInlineStart: "1.5",
        maxWidth: `calc(${HALF_SCALE} * (100 - var(--level)) / 50)`,
      },
      "&[data-runs=back] > span": {
        insetInlineEnd: "1.5",
        maxWidth: `calc(${HALF_SCALE} * var(--level) / 50)`,
      },
    },
    "& [data-part=highest]": {
      top: "0",
      bottom: `calc(100% - ${DOT_TOP})`,
      "& > span": { top: "0" },
    },
    "& [data-part=lowest]": {
      top: DOT_TOP,
      bottom: `calc(${TICK_ROOM} + 0.25rem)`,
      "& > span": { bottom: "0" },
    },
    "& [data-part=dot]": {
      position: "absolute",
      top: DOT_TOP,
      insetInlineStart: ACROSS,
      width: "swarmDot",
      height: "swarmDot",
      margin: "calc({sizes.swarmDot} / -2)",
      overflow: "visible",
      transition: "scale {durations.fast} {easings.out}",
      "&[data-lit]": { scale: "1.35", zIndex: "1" },
    },
    "& [data-part=ring]": { fill: "bgRaised", stroke: "var(--tone)", strokeWidth: 2 },
    "& [data-part=filling]": { fill: "var(--tone)" },
    "& [data-part=groups]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
      columnGap: "6",
      rowGap: "8",
      marginTop: "6",
      marginInline: "-2",
    },
    "& [data-part=topics]": { display: "grid", alignContent: "start", marginTop: "2" },
    "& [data-part=topics] > li": {
      ...rowOfLongList,
      display: "grid",
      grid: `
        "name level" auto
        "bar bar" auto
        "seniority seniority" auto
        / minmax(0, 1fr) auto`,
      alignItems: "baseline",
      columnGap: "4",
      rowGap: "1",
      padding: "2",
      borderRadius: "sm",
      transition: "background-color {durations.fast} {easings.out}",
      "&[data-lit]": { background: "bgHover" },
      "& > [data-variant]": { gridArea: "bar" },
      "& > [data-variant] > span": { background: "var(--tone)" },
    },
    "& [data-part=name]": { gridArea: "name", fontWeight: "medium" },
    "& [data-part=seniority]": {
      gridArea: "seniority",
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      fontSize: "sm",
      color: "fgMuted",
      "& svg": { flex: "none", width: "seniorityDot", height: "seniorityDot" },
      "& [data-part=ring]": { fill: "none" },
    },
    "& [data-part=level]": {
      gridArea: "level",
      fontSize: "sm",
      color: "fgMuted",
      fontVariantNumeric: "tabular-nums",
    },
    "@media (forced-colors: active)": {
      "--tone": "CanvasText",
      "& [data-tone]": { "--tone": "CanvasText" },
      "& [data-part=ring]": { fill: "Canvas" },
      "& figure": { border: "hairline" },
      "& [data-lit]": { outline: "2px solid Highlight" },
    },
  },
});
