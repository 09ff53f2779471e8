import { styled } from "../theme/styled";
import { buttonRecipe } from "./button.recipe";

/** A push button. */
export const Button = styled("button", buttonRecipe, { type: "button" });
