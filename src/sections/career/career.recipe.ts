import { prepareRecipe } from "../../theme/prepareRecipe";
import {
  emptySentence,
  groupHeading,
  SECTION_WIDE,
  sectionFrame,
  sectionHeading,
} from "../section.recipe";

/** A line of time with a dot for each station. */
export const careerRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& [data-part=empty]": emptySentence,
    "& section": { marginTop: "6" },
    "& h4": groupHeading,
    "& ol": {
      display: "grid",
      gap: "6",
      maxWidth: "readingMeasure",
      marginTop: "4",
      paddingInlineStart: "5",
      borderInlineStart: "hairline",
    },
    "& ol > li": {
      position: "relative",
      display: "grid",
      gap: "1",
      "&::before": {
        content: '""',
        position: "absolute",
        insetInlineStart: "calc(-1 * {spacing.5} - {sizes.mark} / 2)",
        top: "1.5",
        width: "mark",
        height: "mark",
        borderRadius: "full",
        background: "accent",
        forcedColorAdjust: "none",
      },
    },
    "& h5": { margin: "0", fontSize: "md", fontWeight: "semibold" },
    "& :is([data-part=place], [data-part=time])": { color: "fgMuted", fontSize: "sm" },
    "& a": { color: "accent", textUnderlineOffset: "0.2em" },
    "& ul": {
      display: "grid",
      gap: "1",
      paddingInlineStart: "5",
      listStyle: "disc",
      "& ::marker": { color: "fgSubtle" },
    },
    [SECTION_WIDE]: {
      ...sectionFrame[SECTION_WIDE],
      "& ol > li": { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: "5" },
      "& ol > li > *": { gridColumn: "1 / -1" },
      "& ol > li > h5": { gridColumn: "1" },
      "& ol > li > [data-part=time]": { gridColumn: "2", gridRow: "1" },
    },
  },
});
