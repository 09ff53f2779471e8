import { styled } from "../theme/styled";
import { quietTextRecipe } from "./quietText.recipe";

/** Text for screen readers, where the eye learns the same from the layout. */
export const QuietText = styled("span", quietTextRecipe);
