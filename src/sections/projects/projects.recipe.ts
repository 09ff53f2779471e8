import { prepareRecipe } from "../../theme/prepareRecipe";
import { startSide } from "../../words/locale.words";
import { emptySentence, SECTION_WIDE, sectionFrame, sectionHeading } from "../section.recipe";
import { listStyles } from "./projectList.recipe";
import { pictureStyles } from "./projectPictures.recipe";

/** How wide a section must be for all facts of a project to stand in one row. */
const FACTS_IN_A_ROW = "@container (min-width: 52rem)";

/** Where the list is a strip above the project, and that is no wider than a phone. */
const SECTION_NARROW = "@container (max-width: 26rem)";

/** A list beside the project that is read; a strip above it where the section is narrow. */
export const projectsRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    [SECTION_WIDE]: {
      ...sectionFrame[SECTION_WIDE],
      gridTemplateColumns: "clamp(12rem, 30%, 15rem) minmax(0, 1fr)",
      columnGap: "8",
    },
    "& h3": sectionHeading,
    "& [data-part=empty]": { ...emptySentence, gridColumn: "1 / -1" },
    ...listStyles,
    "& [data-part=reading]": { minWidth: "0" },
    "& [data-part=pager]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
      alignItems: "stretch",
      columnGap: "3",
      marginTop: "8",
      paddingTop: "5",
      borderTop: "hairline",
      "& p": {
        alignSelf: "center",
        fontSize: "sm",
        color: "fgMuted",
        fontVariantNumeric: "tabular-nums",
      },
      "& a": { justifyContent: "start", paddingBlock: "2", paddingInline: "3", lineHeight: "snug" },
      "& a:last-child": { justifyContent: "end", textAlign: "end" },
      "& svg": { flex: "none", width: "icon", height: "icon" },
      // One below the other, each as wide as it likes, where side by side they would be two words wide.
      [SECTION_NARROW]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        rowGap: "2",
        "& p": { order: 1, textAlign: "center" },
      },
    },
    "& [data-part=way]": {
      color: "fgMuted",
      "& span": {
        display: "-webkit-box",
        lineClamp: 2,
        overflow: "hidden",
        fontSize: "md",
        color: "fg",
      },
    },
    "& [data-part=detail]": {
      "& > [data-part=cover]": {
        display: "block",
        width: "100%",
        height: "auto",
        aspectRatio: "16 / 9",
        objectFit: "cover",
        borderRadius: "md",
      },
      "& h4": { ...sectionHeading, marginTop: "5" },
      "& [data-part=full-name]": { marginTop: "1", fontSize: "lg", color: "fgMuted" },
      "& dl": {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: "4",
        rowGap: "3",
        marginTop: "5",
        paddingBlock: "4",
        borderBlock: "hairline",
        // Of three, the first has a row of its own, so that the last does not.
        "& > :first-child:nth-last-child(odd)": { gridColumn: "1 / -1" },
        [FACTS_IN_A_ROW]: {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, auto)",
          "& > :first-child:nth-last-child(odd)": { gridColumn: "auto" },
        },
      },
      "& dt": { fontSize: "xs", color: "fgMuted" },
      "& dd": {
        marginTop: "0.5",
        fontWeight: "medium",
        // In its own script's direction, below its term.
        unicodeBidi: "plaintext",
        textAlign: startSide,
      },
      "& [data-part=keywords]": {
        display: "flex",
        flexWrap: "wrap",
        gap: "1.5",
        marginTop: "4",
        "& li": {
          paddingInline: "2.5",
          paddingBlock: "0.5",
          borderRadius: "full",
          border: "hairline",
          background: "bgRaised",
          fontSize: "sm",
          color: "fgMuted",
        },
      },
      "& [data-part=links]": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "2",
        marginTop: "4",
        fontSize: "sm",
        "& li": { position: "relative", minWidth: "0" },
        "& a svg": { flex: "none", width: "icon", height: "icon", color: "fgMuted" },
      },
      ...pictureStyles,
      "& [data-part=story]": {
        marginTop: "6",
        paddingInline: "5",
        border: "hairline",
        borderRadius: "lg",
        background: "bgRaised",
        lineHeight: "relaxed",
      },
      "& [data-part=story-part]": {
        paddingBlock: "4",
        "& h5": { color: "accent" },
      },
      "& [data-part=story-part] + [data-part=story-part]": { borderTop: "hairline" },
      "& [data-part=chapter]": {
        maxWidth: "measure",
        marginTop: "6",
        lineHeight: "relaxed",
        "& p + p": { marginTop: "3" },
      },
      "& h5": { margin: "0 0 {spacing.2}", fontSize: "md", fontWeight: "semibold" },
      "& [data-part=points]": {
        display: "grid",
        gap: "2",
        paddingInlineStart: "5",
        listStyle: "disc",
        "& li::marker": { color: "fgSubtle" },
      },
      "& [data-part=place]": {
        display: "flex",
        alignItems: "baseline",
        gap: "1.5",
        marginBottom: "2",
        color: "fgMuted",
        "& svg": { flex: "none", width: "icon", height: "icon", alignSelf: "center" },
      },
    },
  },
});
