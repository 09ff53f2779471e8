import { buttonRecipe, strongButtonRecipe } from "../theme/recipes/button";
import { styled } from "../theme/styled";

const TYPE = { type: "button" } as const;

/** A push button. */
export const Button = styled("button", buttonRecipe, TYPE);

/** The push button for the one thing to do. */
export const StrongButton = styled("button", strongButtonRecipe, TYPE);
