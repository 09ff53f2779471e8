import { prepareRecipe } from "../../theme/prepareRecipe";
import { sectionFrame, sectionHeading } from "../section.recipe";

/** A column to be read; its typography is in the reading stylesheet. */
export const markdownPageRecipe = prepareRecipe({
  base: {
    ...sectionFrame,
    "& h3": sectionHeading,
  },
});
