import { prepareRecipe } from "../../theme/prepareRecipe";
import { sectionFrame, sectionHeading } from "../section.recipe";

/** From this width of the section on, lines beside the heading are no shorter than one likes to read. */
const BESIDE_HEADING = "@container (min-width: 46rem)";

/** Prose to be read slowly: the heading keeps its place beside it, where there is room. */
export const missionRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    [BESIDE_HEADING]: {
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
      [BESIDE_HEADING]: { position: "sticky", top: "6" },
    },
    "& [data-part=prose]": {
      display: "grid",
      gap: "4",
      maxWidth: "measure",
      marginTop: "6",
      color: "fgMuted",
      lineHeight: "relaxed",
      textWrap: "pretty",
      [BESIDE_HEADING]: { marginTop: "1" },
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
