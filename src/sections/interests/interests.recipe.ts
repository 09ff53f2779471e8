import { prepareRecipe } from "../../theme/prepareRecipe";
import {
  emptySentence,
  groupHeading,
  rowOfLongList,
  SECTION_WIDE,
  sectionFrame,
  sectionHeading,
} from "../section.recipe";

/** How wide a section must be for a topic's name, seniority and level to stand in one line. */
const TOPIC_IN_A_LINE = "@container (min-width: 52rem)";

/** A group's name and chart beside its topics; above them where the section is narrow. */
export const interestsRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& [data-part=empty]": emptySentence,
    "& [data-part=group]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "5",
      marginTop: "5",
      paddingTop: "5",
      borderTop: "hairline",
      [SECTION_WIDE]: {
        gridTemplateColumns: "minmax(0, 16rem) minmax(0, 1fr)",
        columnGap: "10",
        marginTop: "6",
        paddingTop: "6",
      },
    },
    "& h4": groupHeading,
    "& figure": {
      marginTop: "3",
      paddingBlock: "4",
      paddingInline: "5",
      borderRadius: "md",
      background: "bgRaised",
    },
    "& figure > svg": { display: "block", width: "100%", overflow: "visible" },
    "& text": { fill: "fgMuted", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
    "& [data-part=tick]": { stroke: "border" },
    "& [data-part=axis]": { stroke: "borderStrong" },
    "& [data-part=ring]": { fill: "bgRaised", stroke: "accent", strokeWidth: 2 },
    "& [data-part=filling]": { fill: "accent" },
    "& figcaption": { marginTop: "2", fontSize: "sm", color: "fgMuted", textWrap: "pretty" },
    "& [data-part=topics]": { display: "grid", alignContent: "start", gap: "4" },
    "& [data-part=topics] > li": {
      ...rowOfLongList,
      display: "grid",
      grid: `
        "name level" auto
        "seniority seniority" auto
        "bar bar" auto
        / minmax(0, 1fr) auto`,
      alignItems: "baseline",
      columnGap: "4",
      rowGap: "1",
      [TOPIC_IN_A_LINE]: {
        grid: `
          "name seniority level" auto
          "bar bar bar" auto
          / minmax(0, 1fr) 6.5rem 5rem`,
        rowGap: "1.5",
      },
      "& > [role=progressbar]": { gridArea: "bar" },
    },
    "& [data-part=name]": { gridArea: "name", fontWeight: "medium" },
    "& [data-part=seniority]": {
      gridArea: "seniority",
      display: "flex",
      alignItems: "baseline",
      gap: "1.5",
      fontSize: "sm",
      color: "fgMuted",
      whiteSpace: "nowrap",
      "& svg": {
        flex: "none",
        alignSelf: "center",
        width: "seniorityDot",
        height: "seniorityDot",
      },
      "& [data-part=ring]": { fill: "none" },
    },
    "& [data-part=level]": {
      gridArea: "level",
      textAlign: "end",
      fontSize: "sm",
      color: "fgMuted",
      fontVariantNumeric: "tabular-nums",
    },
    "@media (forced-colors: active)": {
      "& [data-part=ring]": { fill: "Canvas", stroke: "CanvasText" },
      "& [data-part=filling]": { fill: "CanvasText" },
      "& :is([data-part=tick], [data-part=axis])": { stroke: "GrayText" },
      "& text": { fill: "CanvasText" },
      "& figure": { border: "hairline" },
    },
  },
});
