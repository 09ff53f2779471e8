import { prepareRecipe } from "../../theme/prepareRecipe";
import { linkRow } from "../../ui/linkRow.recipe";
import {
  emptySentence,
  groupHeading,
  rowOfLongList,
  SECTION_WIDE,
  sectionFrame,
  sectionHeading,
} from "../section.recipe";

/** Groups of contacts, two abreast where there is room. */
export const contactRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
    "& h4": groupHeading,
    "& [data-part=empty]": emptySentence,
    "& [data-part=groups]": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "8",
      marginTop: "6",
      [SECTION_WIDE]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: "10" },
    },
    // The icons hang in line with the headings; only a row's hover reaches further out.
    "& ul": { marginTop: "2", marginInline: "-2" },
    "& li": {
      ...linkRow,
      ...rowOfLongList,
      gridTemplateColumns: "{sizes.contentIcon} minmax(0, 1fr) auto",
      alignItems: "start",
    },
    // A button that is higher than both lines does not part them.
    "& [data-part=title]": { gridColumn: "2", alignSelf: "end", lineHeight: "snug" },
    "& [data-part=name]": { fontWeight: "medium", marginInlineEnd: "1.5" },
    "& [data-part=level]": { fontSize: "sm", color: "fgMuted" },
    "& [data-part=address]": {
      gridColumn: "2",
      fontSize: "sm",
      lineHeight: "snug",
      "& svg": { display: "inline", width: "1em", height: "1em", marginInlineStart: "0.5" },
    },
    "& button": {
      gridColumn: "3",
      gridRow: "1 / 3",
      alignSelf: "center",
      // Above the row's link.
      position: "relative",
      zIndex: "1",
      display: "grid",
      minHeight: "control",
      paddingInline: "2.5",
      border: "control",
      borderRadius: "sm",
      background: "bgWindow",
      fontSize: "sm",
      fontWeight: "medium",
      transition: "background-color {durations.fast} {easings.out}",
      "&:hover": { background: "bgHover" },
      "&:active": { background: "bgPressed", boxShadow: "pressed" },
      "&[data-copied]": { color: "ratingGood" },
      "@media (pointer: coarse)": { minHeight: "touchTarget", paddingInline: "3" },
    },
    "& [data-part=word]": {
      gridArea: "1 / 1",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      "&[aria-hidden=true]": { visibility: "hidden" },
      "& svg": { width: "1em", height: "1em" },
    },
    "& [data-part=outcome]": {
      position: "relative",
      zIndex: "1",
      gridColumn: "2 / 4",
      fontSize: "sm",
      color: "fgMuted",
    },
  },
});
