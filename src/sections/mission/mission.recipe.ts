import { prepareRecipe } from "../../theme/prepareRecipe";
import { SECTION_WIDE, sectionFrame, sectionHeading } from "../section.recipe";

/** Prose to be read slowly: the heading keeps its place beside it, where there is room. */
export const missionRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    [SECTION_WIDE]: {
      ...sectionFrame[SECTION_WIDE],
      display: "grid",
      gridTemplateColumns: "minmax(0, {sizes.card}) minmax(0, {sizes.measure})",
      alignItems: "start",
      columnGap: "12",
    },
    "& h3": {
      ...sectionHeading,
      "&::after": {
        content: '""',
        display: "block",
        width: "touchTarget",
        height: "rule",
        marginTop: "4",
        borderRadius: "full",
        background: "accent",
      },
      [SECTION_WIDE]: { ...sectionHeading[SECTION_WIDE], position: "sticky", top: "6" },
    },
    "& [data-part=prose]": {
      display: "grid",
      gap: "4",
      maxWidth: "measure",
      marginTop: "6",
      color: "fgMuted",
      lineHeight: "relaxed",
      textWrap: "pretty",
      [SECTION_WIDE]: { marginTop: "1" },
    },
    "& [data-part=prose] > p:first-of-type": {
      marginBottom: "2",
      color: "fg",
      fontSize: "lg",
      lineHeight: "normal",
    },
    "@media (forced-colors: active)": { "& h3::after": { background: "CanvasText" } },
  },
});
