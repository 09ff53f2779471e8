import { chakra } from "@chakra-ui/react/styled-system";
import { quietTextRecipe } from "../theme/recipes/quietText";

/** Text for screen readers, where the eye learns the same from the layout. */
export const QuietText = chakra("span", quietTextRecipe);
