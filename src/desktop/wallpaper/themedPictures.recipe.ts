import { prepareRecipe } from "../../theme/prepareRecipe";
import { themedPictures } from "./themedPictures";

export const themedPicturesRecipe = prepareRecipe({
  base: { display: "contents", ...themedPictures },
});
