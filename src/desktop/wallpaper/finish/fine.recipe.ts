import { prepareRecipe } from "../../../theme/prepareRecipe";

export const fineRecipe = prepareRecipe({
  base: {
    "& img": { opacity: "0", transition: "opacity {durations.fade} {easings.inOut}" },
    "&[data-state=decoded] img": { opacity: "1" },
  },
});
