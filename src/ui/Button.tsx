import { buttonRecipe } from "../theme/recipes/button";
import { styled } from "../theme/styled";

/** A push button. */
export const Button = styled("button", buttonRecipe, { type: "button" });
