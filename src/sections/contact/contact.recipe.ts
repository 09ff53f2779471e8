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
      alignContent: "center",
      // As high with a button as without.
      "@media (pointer: coarse)": { minHeight: "calc({sizes.touchTarget} + 2 * {spacing.2})" },
    },
    "& [data-part=icon]": { alignSelf: "center" },
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
    "& [data-part=copy]": {
      gridColumn: "3",
      gridRow: "1 / 3",
      alignSelf: "center",
      // Above the row's link.
      position: "relative",
      zIndex: "1",
      // Inside the row, which shows nothing outside of it.
      "& [role=tooltip]": {
        insetInline: "auto calc(100% + {spacing.1})",
        insetBlock: "0",
        height: "fit-content",
        marginBlock: "auto",
      },
    },
    "& button": {
      display: "grid",
      placeItems: "center",
      width: "control",
      height: "control",
      borderRadius: "sm",
      color: "fgMuted",
      transition: "background-color {durations.fast} {easings.out}",
      // A step more than the row's own.
      "&:hover": { background: "bgPressed", color: "fg" },
      "&:active": { boxShadow: "pressed" },
      "&[data-copied]": { color: "ratingGood" },
      "& svg": { width: "icon", height: "icon" },
      "@media (pointer: coarse)": { width: "touchTarget", height: "touchTarget" },
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
