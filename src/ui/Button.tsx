import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes/button";

/** A push button. `emphasis` is `plain` unless it is the one thing to do (`strong`). */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
