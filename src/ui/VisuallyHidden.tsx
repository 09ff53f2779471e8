import { styled } from "../theme/styled";
import { visuallyHiddenRecipe } from "./visuallyHidden.recipe";

/** Text for screen readers, where the eye learns the same from the layout. */
export const VisuallyHidden = styled("span", visuallyHiddenRecipe);
