import { quietTextRecipe } from "../theme/recipes/quietText";
import { styled } from "../theme/styled";

/** Text for screen readers, where the eye learns the same from the layout. */
export const QuietText = styled("span", quietTextRecipe);
