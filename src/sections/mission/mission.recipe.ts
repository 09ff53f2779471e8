import { prepareRecipe } from "../../theme/prepareRecipe";
import { SECTION_WIDE, sectionFrame } from "../section.recipe";

/** Prose to be read slowly: the heading keeps its place beside it, where there is room. */
export const missionRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    [SECTION_WIDE]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, {sizes.card}) minmax(0, {sizes.measure})",
      alignItems: "start",
      columnGap: "12",
      paddingInline: "8",
      paddingBlock: "8",
    },
    "& h3": {
      fontSize: "2xl",
      letterSpacing: "tight",
      textWrap: "balance",
      "&::after": {
        content: '""',
        display: "block",
        width: "touchTarget",
        height: "rule",
        marginTop: "4",
        borderRadius: "full",
        background: "accent",
      },
      [SECTION_WIDE]: { position: "sticky", top: "8" },
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
